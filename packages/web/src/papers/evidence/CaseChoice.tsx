import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentQueries, type NamedCase, useCaseLabel } from '../../cases/index.ts'
import { ManyChoice } from '../../shared/administration/ManyChoice.tsx'

type Props = {
  value: readonly NamedCase[]
  /** Assessments that are not offered. */
  without: ReadonlySet<string>
  error: string | undefined
  onChange: (cases: NamedCase[]) => void
}

const TYPING_MS = 250

/** Assessments, found by what is typed. */
export function CaseChoice({ value, without, error, onChange }: Props) {
  const { t } = useTranslation()
  const caseLabel = useCaseLabel()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery(assessmentQueries.list({ ...(q && { q }), from: 0, size: 20 }))
  const found = (data?.rows ?? [])
    .filter((row) => !without.has(row.assessmentId))
    .map((row) => ({ assessmentId: row.assessmentId, label: caseLabel(row) }))
  const offered = new Map([...value, ...found].map((one) => [one.assessmentId, one]))
  return (
    <ManyChoice
      label={t('assessments.evidence.sharing.cases')}
      description={t('assessments.evidence.sharing.casesHint')}
      placeholder={t('assessments.list.search')}
      data={[...offered.values()].map(({ assessmentId, label }) => ({ value: assessmentId, label }))}
      value={value.map(({ assessmentId }) => assessmentId)}
      error={error}
      isFound
      isSearching={isFetching}
      onSearch={setTyped}
      onChange={(ids) => onChange(ids.flatMap((id) => offered.get(id) ?? []))}
    />
  )
}
