import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvidenceWords } from '../../cases/index.ts'
import { evidenceQueries } from './evidence.queries.ts'

type PresentProps = { value: string; onChange: (evidenceId: string) => void }

/** Papers that the account has already; one may serve several assessments. */
export function PresentPaper({ value, onChange }: PresentProps) {
  const { t } = useTranslation()
  const { titleOf } = useEvidenceWords()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const { data } = useInfiniteQuery(evidenceQueries.search(q ? { q } : {}))
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const count = data?.pages[0]?.count ?? 0
  if (count === 0 && typed === '') return null
  return (
    <>
      {(count > rows.length || typed !== '') && (
        <TextInput
          type="search"
          size="md"
          label={t('assessments.evidence.papers.search')}
          placeholder={t('assessments.evidence.papers.searchHint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <NativeSelect
        size="md"
        label={t('assessments.evidence.present')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={[
          { value: '', label: t('assessments.evidence.presentNone') },
          ...rows.map((paper) => ({
            value: paper.evidenceId,
            label: [titleOf(paper), paper.issuer].filter(Boolean).join(', '),
          })),
        ]}
      />
    </>
  )
}
