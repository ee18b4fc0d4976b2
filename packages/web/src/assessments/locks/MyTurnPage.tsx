import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Anchor, Button, Checkbox, Group, Text, Title } from '@mantine/core'
import { assessmentNumber, lockLabel } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import inOrder from '../../shared/layout/inOrder.module.css'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { CaseName } from '../CaseName.tsx'
import { keyOfLock, myTurnQuery, type WaitingLock } from './locks.queries.ts'
import classes from './myTurn.module.css'
import { ReleaseDialog } from './release/ReleaseDialog.tsx'
import { casesOf } from './release/releaseQueue.ts'

/** Every lock that waits for the reader, those with one disclaimer together. */
export function MyTurnPage() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(myTurnQuery)
  // Kept above the list: what is released leaves it, and what became of each is told after that.
  const [releasing, setReleasing] = useState<readonly WaitingLock[] | null>(null)
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
          <WaitingGroup key={key} locks={locks} onRelease={setReleasing} />
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
      {releasing && <ReleaseDialog cases={casesOf(releasing)} onClose={() => setReleasing(null)} />}
    </>
  )
}

/** Locks of one type and of the same words stand together. */
function byDisclaimer(rows: readonly WaitingLock[]): [string, WaitingLock[]][] {
  const groups = new Map<string, WaitingLock[]>()
  for (const lock of rows) {
    const key = `${lock.type} ${lockLabel(lock)}`
    groups.set(key, [...(groups.get(key) ?? []), lock])
  }
  return [...groups]
}

type Props = { locks: readonly WaitingLock[]; onRelease: (locks: readonly WaitingLock[]) => void }

/** Locks with one disclaimer: several of them can be chosen, to be released one after the other; a single one is. */
function WaitingGroup({ locks, onRelease }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [first] = locks
  // Those that were opened meanwhile are no longer there.
  const isSingle = locks.length === 1
  const chosen = isSingle ? locks : locks.filter((lock) => ticked.has(keyOfLock(lock)))
  const tick = (lock: WaitingLock, isTicked: boolean) =>
    setTicked(new Set([...ticked, keyOfLock(lock)].filter((key) => isTicked || key !== keyOfLock(lock))))
  if (!first) return null
  const name = t('list.labelled', { label: t(`assessments.locks.type.${first.type}`), value: lockLabel(first) })
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Title order={2} size="h3" id={id}>
        <WithLaw text={name} law={first.origin === 'decision' ? [lockLabel(first)] : []} />
      </Title>
      <Group className={classes.bar} gap="md">
        {!isSingle && (
          <Checkbox
            size="md"
            label={t('assessments.myTurn.all', { count: locks.length })}
            checked={chosen.length === locks.length}
            indeterminate={chosen.length > 0 && chosen.length < locks.length}
            onChange={({ currentTarget: { checked } }) => setTicked(new Set(checked ? locks.map(keyOfLock) : []))}
          />
        )}
        <Button
          id={`${id}-open`}
          aria-labelledby={`${id}-open ${id}`}
          disabled={chosen.length === 0}
          onClick={() => onRelease(chosen)}
        >
          {t('assessments.myTurn.open', { count: chosen.length })}
        </Button>
        {chosen.length === 0 && <p className={classes.small}>{t('assessments.myTurn.chooseFirst')}</p>}
      </Group>
      <ul className={classes.list}>
        {locks.map((lock) => (
          <WaitingRow
            key={keyOfLock(lock)}
            lock={lock}
            checked={isSingle ? undefined : ticked.has(keyOfLock(lock))}
            onTick={tick}
          />
        ))}
      </ul>
    </section>
  )
}

type RowProps = {
  lock: WaitingLock
  checked: boolean | undefined
  onTick: (lock: WaitingLock, isTicked: boolean) => void
}

function WaitingRow({ lock, checked, onTick }: RowProps) {
  const { t } = useTranslation()
  const number = assessmentNumber(lock.id)
  return (
    <li className={classes.row}>
      {checked !== undefined && (
        <Checkbox
          size="md"
          aria-label={t('assessments.myTurn.choose', { number })}
          checked={checked}
          onChange={({ currentTarget }) => onTick(lock, currentTarget.checked)}
        />
      )}
      <div>
        <Anchor component={Link} to={paths.assessment(lock.assessmentId)} fw={600} underline="hover">
          <CaseName of={lock} />
        </Anchor>
        <p className={classes.small}>
          <TrafficLight status={lock.result} /> ·{' '}
          {lock.owner && `${t('assessments.myTurn.ownedBy', { owner: lock.owner })} · `}
          {t('assessments.myTurn.closed')} <RelativeTime instant={lock.lockedAt} />
        </p>
      </div>
    </li>
  )
}
