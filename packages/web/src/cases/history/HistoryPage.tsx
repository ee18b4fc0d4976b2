import { Anchor, VisuallyHidden } from '@mantine/core'
import type { CallOutput, cases, KeptDecision } from '@portal/contract'
import { contentVersionText } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { formatInstantInUtc } from '../../shared/dates/dates.ts'
import { formatRelative } from '../../shared/dates/RelativeTime.tsx'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { CaseLight } from '../core/CaseLight.tsx'
import { CaseSubpage } from '../core/CaseSubpage.tsx'
import classes from './history.module.css'

/** Every result an assessment ever had, and what else happened to it. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const history = useQuery(assessmentQueries.history(id))
  return (
    <CaseSubpage texts="assessments.history" actions={<Elsewhere id={id} />}>
      {() => (
        <Loaded query={history} lines={8}>
          {(read) =>
            read.count + read.events.length === 0 ? (
              <Empty title={t('assessments.history.empty')} hint={t('assessments.history.emptyHint')} />
            ) : (
              <HistoryList id={id} history={read} />
            )
          }
        </Loaded>
      )}
    </CaseSubpage>
  )
}

function Elsewhere({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.elsewhere}>
      <Anchor component={Link} to={paths.assessment(id)}>
        {t('assessments.history.back')}
      </Anchor>
      <Anchor component={Link} to={paths.report(id)}>
        {t('assessments.manage.report')}
      </Anchor>
    </div>
  )
}

type Props = { id: string; history: History }

function HistoryList({ id, history }: Props) {
  const { t } = useTranslation()
  const [present] = history.rows
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className={classes.title}>
        {t('assessments.history.list')} ({t('assessments.history.results', { count: history.count })})
      </h2>
      <ol className={classes.timeline}>
        {timeline(history).map((entry) =>
          entry.kind === 'result' ? (
            <ResultEntry
              key={entry.result.decisionId}
              id={id}
              result={entry.result}
              earlier={entry.earlier}
              isPresent={entry.result === present}
            />
          ) : (
            <EventEntry key={`${entry.at} ${entry.event.text}`} event={entry.event} />
          ),
        )}
      </ol>
    </section>
  )
}

function EventEntry({ event: { text, law = [], by, at } }: { event: Extract<Entry, { kind: 'event' }>['event'] }) {
  const { t } = useTranslation()
  return (
    <li className={classes.entry} data-kind="event">
      <p className={classes.event}>
        <WithLaw text={t('assessments.history.event', { text, who: by })} law={law} />
      </p>
      <p className={classes.small}>
        <time dateTime={at}>{formatInstantInUtc(at)}</time> ({formatRelative(at)})
      </p>
    </li>
  )
}

const ResultDifference = lazy(async () => ({ default: (await import('./ResultDifference.tsx')).ResultDifference }))

const SHORT_HASH = 12

type ResultEntryProps = {
  id: string
  result: KeptDecision
  /** The result before it; the first one has none. */
  earlier: KeptDecision | undefined
  isPresent: boolean
}

/** One kept result: the colour and the one before it, why it was made, on which law, and the way to see it again. */
function ResultEntry({ id, result, earlier, isPresent }: ResultEntryProps) {
  const { t } = useTranslation()
  const { completed, cause, decidedBy, decidedAt, content, sha256 } = result
  const at = formatInstantInUtc(decidedAt)
  const [comparing, setComparing] = useCompared(result.decisionId)
  const versions = content.map((ref) => contentVersionText(t, ref)).join(', ')
  return (
    <li className={classes.entry} data-kind="result">
      <h3 className={classes.heading}>
        {t(`assessments.history.${kindOf(result, earlier)}`)}
        {isPresent && ` (${t('assessments.history.present')})`}
      </h3>
      <Colours result={result} earlier={earlier} />
      {earlier?.completed && !completed && cause !== 'answers' && <p>{t(`assessments.history.reopened.${cause}`)}</p>}
      {result.reviewOverdueSince !== null && <OverdueBadge />}
      <p className={classes.small}>
        <time dateTime={decidedAt}>{at}</time> · {t(`assessments.history.causes.${cause}`, { who: decidedBy })} ·{' '}
        {t(completed ? 'assessments.history.final' : 'assessments.history.provisional')}
      </p>
      <p className={classes.small}>
        {t('list.labelled', { label: t('assessments.history.content'), value: versions })} ·{' '}
        {t('list.labelled', { label: t('assessments.history.hash'), value: '' })}
        <code title={sha256}>{sha256.slice(0, SHORT_HASH)}…</code>
      </p>
      <p className={classes.ways}>
        <Anchor
          component={Link}
          to={`${paths.report(id)}?${new URLSearchParams({ asKnownOn: decidedAt })}`}
          aria-label={t('assessments.history.asKnownOf', { at })}
        >
          {t('assessments.history.asKnown')}
        </Anchor>
        {earlier && (
          <button
            type="button"
            aria-label={t('assessments.history.differenceOf', { at })}
            onClick={() => setComparing(true)}
          >
            {t('assessments.history.difference')}
          </button>
        )}
      </p>
      <Suspense>
        {comparing && earlier && (
          <ResultDifference id={id} before={earlier.decidedAt} after={decidedAt} onClose={() => setComparing(false)} />
        )}
      </Suspense>
    </li>
  )
}

/** A link can ask for the comparison of one result. */
function useCompared(decisionId: string) {
  const [search] = useSearchParams()
  return useState(search.get('compare') === decisionId)
}

function kindOf({ before, status, completed }: KeptDecision, earlier: KeptDecision | undefined) {
  if (before === null) return 'first'
  if (before !== status) return 'changed'
  return completed && earlier?.completed === false ? 'confirmed' : 'same'
}

/** From the old colour to the new one, in words for whoever does not see the arrow. */
function Colours({ result: { before, status, completed }, earlier }: Pick<ResultEntryProps, 'result' | 'earlier'>) {
  const { t } = useTranslation()
  const light = <CaseLight of={{ result: status, status: completed ? 'COMPLETED' : 'IN_PROGRESS' }} />
  if (before === null || before === status) return light
  return (
    <p className={classes.colours}>
      <VisuallyHidden>{t('assessments.history.from')}</VisuallyHidden>{' '}
      <CaseLight of={{ result: before, status: earlier?.completed === false ? 'IN_PROGRESS' : 'COMPLETED' }} />
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.arrow} data-mirrored>
        <path d="M4 12h15M13 6l6 6-6 6" />
      </svg>
      <VisuallyHidden>{t('assessments.history.to')}</VisuallyHidden> {light}
    </p>
  )
}

type History = CallOutput<typeof cases.history>
type HistoryEvent = History['events'][number]

type Entry =
  | {
      readonly kind: 'result'
      readonly at: string
      readonly result: KeptDecision
      readonly earlier: KeptDecision | undefined
    }
  | { readonly kind: 'event'; readonly at: string; readonly event: HistoryEvent }

/** Results and what else happened as one line of time, newest first. Each result knows the one before it. */
function timeline({ rows, events }: History): readonly Entry[] {
  const results = rows.map((result, index): Entry => {
    return { kind: 'result', at: result.decidedAt, result, earlier: rows[index + 1] }
  })
  const others = events.map((event): Entry => ({ kind: 'event', at: event.at, event }))
  /** A lock that a result placed stands above that result: it came after it. */
  return [...others, ...results].sort((one, other) => other.at.localeCompare(one.at))
}
