import { Anchor, VisuallyHidden } from '@mantine/core'
import type { KeptDecision } from '@portal/contract'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { formatInstantInUtc } from '../../shared/dates/dates.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './history.module.css'

const ResultDifference = lazy(async () => ({ default: (await import('./ResultDifference.tsx')).ResultDifference }))

const SHORT_HASH = 12

type Props = {
  id: string
  result: KeptDecision
  /** The result before it; the first one has none. */
  earlier: KeptDecision | undefined
  isPresent: boolean
}

/** One kept result: the colour and the one before it, why it was made, on which law, and the way to see it again. */
export function ResultEntry({ id, result, earlier, isPresent }: Props) {
  const { t } = useTranslation()
  const { completed, cause, decidedBy, decidedAt, content, sha256 } = result
  const at = formatInstantInUtc(decidedAt)
  const [comparing, setComparing] = useCompared(result.decisionId)
  const versions = content.map((ref) => t('assessments.history.contentItem', ref)).join(', ')
  return (
    <li className={classes.entry} data-kind="result">
      <h3 className={classes.heading}>
        {t(`assessments.history.${kindOf(result, earlier)}`)}
        {isPresent && ` (${t('assessments.history.present')})`}
      </h3>
      <Colours result={result} />
      {result.reviewOverdueSince !== null && <OverdueBadge />}
      <p className={classes.small}>
        <time dateTime={decidedAt}>{at}</time> · {t(`assessments.history.causes.${cause}`, { who: decidedBy })} ·{' '}
        {t(completed ? 'assessments.history.final' : 'assessments.history.provisional')}
      </p>
      <p className={classes.small}>
        {t('assessments.history.content')}: {versions} · {t('assessments.history.hash')}:{' '}
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
function Colours({ result: { before, status } }: { result: KeptDecision }) {
  const { t } = useTranslation()
  if (before === null || before === status) return <TrafficLight status={status} />
  return (
    <p className={classes.colours}>
      <VisuallyHidden>{t('assessments.history.from')}</VisuallyHidden> <TrafficLight status={before} />
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.arrow}>
        <path d="M4 12h15M13 6l6 6-6 6" />
      </svg>
      <VisuallyHidden>{t('assessments.history.to')}</VisuallyHidden> <TrafficLight status={status} />
    </p>
  )
}
