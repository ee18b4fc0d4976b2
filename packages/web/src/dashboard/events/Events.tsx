import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import type { EVENT_ACTIONS, EVENT_DOMAINS, Event } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useRetryFailed } from '../../shared/feedback/useRetryFailed.ts'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { eventsQuery } from '../dashboard.queries.ts'
import classes from './Events.module.css'

/** Recent events that the user may see. */
export function Events() {
  const { t } = useTranslation()
  return (
    <section className={classes.events}>
      <Title order={2} mb="md">
        {t('dashboard.events')}
      </Title>
      <EventList />
    </section>
  )
}

/** How many lines are shown until all are asked for. */
const FEW = 5

function EventList() {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(eventsQuery)
  const retry = useRetryFailed()
  if (error) return <Failure error={error} onRetry={retry} />
  if (!data) return <Loading />
  const rows = data.pages.flatMap((page) => page.rows)
  const count = data.pages[0]?.count ?? rows.length
  if (rows.length === 0) {
    return <Empty title={t('dashboard.empty.title')} hint={t('dashboard.empty.hint')} />
  }
  const lines = folded(rows)
  const hasMore = hasNextPage || lines.length > FEW
  return (
    <>
      <ol className={classes.list}>
        {(isWhole ? lines : lines.slice(0, FEW)).map(({ event, times }) => (
          <EventRow key={event.eventId} event={event} times={times} />
        ))}
      </ol>
      {!isWhole && hasMore && (
        <Anchor component="button" type="button" mt="sm" fz="sm" onClick={() => setWhole(true)}>
          {t('dashboard.showAll', { count })}
        </Anchor>
      )}
      {isWhole && (
        <Group mt="md" gap="md">
          {hasNextPage && (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('dashboard.more')}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {t('dashboard.count', { shown: rows.length, count })}
          </Text>
        </Group>
      )}
    </>
  )
}

type FoldedEvent = { readonly event: Event; readonly times: number }

/** The same event several times in a row is one line with the latest of them: a form saves each answer. */
export function folded(rows: readonly Event[]): FoldedEvent[] {
  const lines: FoldedEvent[] = []
  for (const event of rows) {
    const line = lines.at(-1)
    const isSame = line?.event.label === event.label && line.event.eventType === event.eventType
    if (isSame) lines[lines.length - 1] = { event: line.event, times: line.times + 1 }
    else lines.push({ event, times: 1 })
  }
  return lines
}

/** An event links to its assessment, to the differences of a version, or to the draft that was handed over. */
function addressOf({ assessmentId, step, draft }: Event): string | undefined {
  if (assessmentId) return paths.assessment(assessmentId)
  if (draft) return paths.legalDraft(draft.countryId, draft.version)
  return step && paths.differences(step)
}

function EventRow({ event, times }: FoldedEvent) {
  const { t } = useTranslation()
  const address = addressOf(event)
  const label = <WithLaw text={event.label} law={event.law ?? []} latin={event.latin} />
  return (
    <li className={classes.event}>
      {address ? (
        <Anchor component={Link} to={address} className={classes.label}>
          {label}
        </Anchor>
      ) : (
        <span className={classes.label}>{label}</span>
      )}
      <Text span size="sm" c="dimmed">
        <EventType type={event.eventType} /> · <RelativeTime instant={event.createdAt} />
        {times > 1 && ` · ${t('dashboard.times', { count: times })}`}
      </Text>
    </li>
  )
}

/** The domain and what was done, in words. */
function EventType({ type }: { type: Event['eventType'] }) {
  const { t } = useTranslation()
  const [domain, action] = type.split('_') as [(typeof EVENT_DOMAINS)[number], (typeof EVENT_ACTIONS)[number]]
  return t('happened.what', { domain: t(`happened.domain.${domain}`), action: t(`happened.action.${action}`) })
}
