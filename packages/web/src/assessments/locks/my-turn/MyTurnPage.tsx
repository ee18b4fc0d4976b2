import { Button, Group, Text } from '@mantine/core'
import { lockLabel } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../shared/feedback/Empty.tsx'
import { Failure } from '../../../shared/feedback/Failure.tsx'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import inOrder from '../../../shared/layout/inOrder.module.css'
import { PageTitle } from '../../../shared/layout/PageTitle.tsx'
import { myTurnQuery, type WaitingLock } from './myTurn.queries.ts'
import { type Opening, OpenLocksDialog } from './OpenLocksDialog.tsx'
import { WaitingGroup } from './WaitingGroup.tsx'

/** Every lock that waits for the reader, those with one disclaimer together. */
export function MyTurnPage() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(myTurnQuery)
  // Kept above the list: what is opened leaves it, and what became of each is told after that.
  const [opening, setOpening] = useState<Opening | null>(null)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const count = query.data?.pages.at(-1)?.count ?? 0
  return (
    <>
      <PageTitle title={t('assessments.myTurn.title')} lead={t('assessments.myTurn.lead')} />
      {query.isPending && <Loading lines={8} />}
      {query.isError && <Failure error={query.error} onRetry={() => query.refetch()} />}
      {query.data && count === 0 && (
        <Empty title={t('assessments.myTurn.empty')} hint={t('assessments.myTurn.emptyHint')} />
      )}
      <div className={inOrder.parts}>
        {byDisclaimer(rows).map(([key, locks]) => (
          <WaitingGroup key={key} locks={locks} onOpen={setOpening} />
        ))}
      </div>
      {count > 0 && (
        <Group mt="lg" gap="md">
          {query.hasNextPage && (
            <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t('assessments.myTurn.more')}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {t('assessments.myTurn.count', { shown: rows.length, count })}
          </Text>
        </Group>
      )}
      {opening && <OpenLocksDialog {...opening} onClose={() => setOpening(null)} />}
    </>
  )
}

/** The disclaimer names the type and the words of a lock: those that have both alike are opened by one. */
function byDisclaimer(rows: readonly WaitingLock[]): [string, WaitingLock[]][] {
  const groups = new Map<string, WaitingLock[]>()
  for (const lock of rows) {
    const key = `${lock.type} ${lockLabel(lock)}`
    groups.set(key, [...(groups.get(key) ?? []), lock])
  }
  return [...groups]
}
