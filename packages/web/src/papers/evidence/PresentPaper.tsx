import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Evidence } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvidenceWords } from '../../cases/index.ts'
import { evidenceQueries } from './evidence.queries.ts'

type PresentProps = { value: string; onChange: (evidenceId: string) => void }

/** Papers that the account has already; one may serve several assessments. */
export function PresentPaper({ value, onChange }: PresentProps) {
  const { t } = useTranslation()
  const { titleOf, stateOf } = useEvidenceWords()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const { query, count, shown, offered, choose } = useOffered(q)
  if (count === 0 && typed === '') return null
  return (
    <>
      {(count > shown || typed !== '') && (
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
        onChange={({ currentTarget }) => {
          choose(currentTarget.value)
          onChange(currentTarget.value)
        }}
        data={[
          { value: '', label: t('assessments.evidence.presentNone') },
          ...offered.map((paper) => ({
            value: paper.evidenceId,
            label: [titleOf(paper), paper.issuer, paper.state !== 'valid' && stateOf(paper)].filter(Boolean).join(', '),
          })),
        ]}
      />
      {query.hasNextPage && <MorePapers query={query} shown={shown} count={count} />}
    </>
  )
}

/** The papers that are found, a page at a time, with the chosen one even if it is found no longer. */
function useOffered(q: string) {
  const [chosen, setChosen] = useState<Evidence>()
  const query = useInfiniteQuery(evidenceQueries.search(q ? { q } : {}))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const isLost = chosen && rows.every(({ evidenceId }) => evidenceId !== chosen.evidenceId)
  const offered = isLost ? [chosen, ...rows] : rows
  const choose = (id: string) => setChosen(offered.find(({ evidenceId }) => evidenceId === id))
  return { query, count: query.data?.pages[0]?.count ?? 0, shown: rows.length, offered, choose }
}

type MoreProps = Pick<ReturnType<typeof useOffered>, 'query' | 'shown' | 'count'>

function MorePapers({ query, shown, count }: MoreProps) {
  const { t } = useTranslation()
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {t('assessments.evidence.papers.shown', { shown, count })}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={query.isFetchingNextPage}
        onClick={() => query.fetchNextPage()}
      >
        {t('assessments.evidence.papers.more')}
      </Button>
    </Group>
  )
}
