import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentQueries, useCaseLabel } from '../../cases/index.ts'
import { ManyChoice } from '../../shared/administration/ManyChoice.tsx'

type Props = {
  value: readonly string[]
  /** Assessments that are not offered. */
  without: ReadonlySet<string>
  error: string | undefined
  onChange: (assessmentIds: string[]) => void
}

const TYPING_MS = 250

/** Assessments, found by what is typed. */
export function CaseChoice({ value, without, error, onChange }: Props) {
  const { t } = useTranslation()
  const caseLabel = useCaseLabel()
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery(assessmentQueries.list({ ...(q && { q }), from: 0, size: 20 }))
  const found = new Map(
    (data?.rows ?? []).filter((row) => !without.has(row.assessmentId)).map((row) => [row.assessmentId, caseLabel(row)]),
  )
  const offered = new Map([...value.map((id) => [id, names.get(id) ?? found.get(id) ?? id] as const), ...found])
  return (
    <ManyChoice
      label={t('assessments.evidence.sharing.cases')}
      description={t('assessments.evidence.sharing.casesHint')}
      placeholder={t('assessments.list.search')}
      data={[...offered].map(([id, label]) => ({ value: id, label }))}
      value={value}
      error={error}
      isFound
      isSearching={isFetching}
      onSearch={setTyped}
      onChange={(ids) => {
        setNames(offered)
        onChange(ids)
      }}
    />
  )
}
