import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core'
import { lockLabel } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { LawLabel } from '../../shared/law/LawLabel.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { CaseName, useCaseText } from '../core/CaseName.tsx'
import { OpenAssessments } from '../core/OpenAssessments.tsx'
import { useAskedText } from './askedText.ts'
import { keyOfLock, myTurnQuery, type WaitingLock } from './locks.queries.ts'
import classes from './myTurn.module.css'
import { ReleaseDialog } from './release/ReleaseDialog.tsx'
import { casesOf } from './release/releaseQueue.ts'

/** Every lock that waits for the reader, the longest closed first. */
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
        <Empty
          title={t('assessments.myTurn.empty')}
          hint={t('assessments.myTurn.emptyHint')}
          action={<OpenAssessments />}
        />
      )}
      {rows.length > 0 && <WaitingLocks locks={rows} onRelease={setReleasing} />}
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

type Props = { locks: readonly WaitingLock[]; onRelease: (locks: readonly WaitingLock[]) => void }

/** The rows; where there are several, they can be chosen, to be released one after the other. */
function WaitingLocks({ locks, onRelease }: Props) {
  const { t } = useTranslation()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // Those that were released meanwhile are no longer there.
  const chosen = locks.filter((lock) => ticked.has(keyOfLock(lock)))
  const tick = (lock: WaitingLock, isTicked: boolean) =>
    setTicked(new Set([...ticked, keyOfLock(lock)].filter((key) => isTicked || key !== keyOfLock(lock))))
  const isSingle = locks.length === 1
  return (
    <>
      {!isSingle && (
        <ChoiceBar
          locks={locks}
          chosen={chosen}
          onRelease={onRelease}
          onChoose={(some) => setTicked(new Set(some.map((lock) => keyOfLock(lock))))}
        />
      )}
      <ul className={classes.list} aria-label={t('assessments.myTurn.title')}>
        {locks.map((lock) => (
          <WaitingRow
            key={keyOfLock(lock)}
            lock={lock}
            checked={isSingle ? undefined : ticked.has(keyOfLock(lock))}
            onTick={(isTicked) => tick(lock, isTicked)}
            onRelease={() => onRelease([lock])}
          />
        ))}
      </ul>
    </>
  )
}

type ChoiceProps = Props & {
  chosen: readonly WaitingLock[]
  onChoose: (locks: readonly WaitingLock[]) => void
}

/** Chooses all or none, and releases the chosen ones. It keeps its place and its height, so that no row moves. */
function ChoiceBar({ locks, chosen, onChoose, onRelease }: ChoiceProps) {
  const { t } = useTranslation()
  const all = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChoose([])
    // The button that was pressed is gone with the choice.
    all.current?.focus()
  }
  return (
    <div className={classes.bar}>
      <Checkbox
        ref={all}
        label={t('assessments.myTurn.all', { count: locks.length })}
        checked={chosen.length === locks.length}
        indeterminate={chosen.length > 0 && chosen.length < locks.length}
        onChange={({ currentTarget: { checked } }) => onChoose(checked ? locks : [])}
      />
      {chosen.length === 0 && <p className={classes.hint}>{t('assessments.myTurn.chooseFirst')}</p>}
      {chosen.length > 0 && (
        <>
          <Button className={classes.act} onClick={() => onRelease(chosen)}>
            {t('assessments.release.title', { count: casesOf(chosen).length })}
          </Button>
          <Button variant="subtle" className={classes.clear} onClick={clear}>
            {t('assessments.myTurn.none')}
          </Button>
        </>
      )}
    </div>
  )
}

type RowProps = {
  lock: WaitingLock
  /** Undefined where there is nothing to choose from. */
  checked: boolean | undefined
  onTick: (isTicked: boolean) => void
  onRelease: () => void
}

/** The case, the lock that keeps it closed, who placed it and when, and the button that releases it. */
function WaitingRow({ lock, checked, onTick, onRelease }: RowProps) {
  const { t } = useTranslation()
  const id = useId()
  const name = useCaseText()(lock)
  const label = lockLabel(lock)
  const law = lock.origin === 'decision' ? [label] : []
  return (
    <li className={classes.row} data-selected={checked || undefined}>
      {checked !== undefined && (
        <>
          <LawLabel id={`${id}-choose`} text={t('assessments.myTurn.choose', { name, lock: label })} law={law} />
          <Checkbox
            className={classes.tick}
            aria-labelledby={`${id}-choose`}
            checked={checked}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
        </>
      )}
      <LockOfCase lock={lock} id={id} />
      <span className={classes.result}>
        <TrafficLight status={lock.result} />
      </span>
      <p className={classes.placed}>
        <span>{t(`assessments.myTurn.placed.${lock.origin}`, { who: lock.lockedBy })}</span>
        <RelativeTime instant={lock.lockedAt} />
      </p>
      <Button
        variant="default"
        id={`${id}-open`}
        className={classes.open}
        aria-labelledby={`${id}-open ${id}-case ${id}-lock`}
        onClick={onRelease}
      >
        {t('assessments.locks.open')}
      </Button>
    </li>
  )
}

/** The case and the lock, which name the button; and who asked for the release. */
function LockOfCase({ lock, id }: { lock: WaitingLock; id: string }) {
  const { t } = useTranslation()
  const askedText = useAskedText()
  const label = lockLabel(lock)
  return (
    <div className={classes.case}>
      <Anchor component={Link} to={paths.assessment(lock.assessmentId)} id={`${id}-case`} fw={600} underline="hover">
        <CaseName of={lock} />
      </Anchor>
      <p id={`${id}-lock`}>
        <WithLaw
          text={t('list.labelled', { label: t(`assessments.locks.type.${lock.type}`), value: label })}
          law={lock.origin === 'decision' ? [label] : []}
        />
      </p>
      {lock.asked && <p className={classes.asked}>{askedText(lock.asked)}</p>}
    </div>
  )
}
