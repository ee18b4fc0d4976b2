import { useTranslation } from 'react-i18next'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { OverdueNote } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import type { LiveSide } from './scenarios/useScenarioSides.ts'
import classes from './whatIf.module.css'

/** The assessment as it is: what the scenarios are measured by. */
export function NowCard({ side }: { side: LiveSide }) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-label={side.title}>
      <h2>{side.title}</h2>
      <LiveResult side={side} />
      <p className={classes.quiet}>{t('assessments.whatIf.untouched')}</p>
    </section>
  )
}

/** The light with its sentence; without one why: the law of the country is not there, or answers are refused. */
export function LiveResult({ side: { isLoading, failed, decided, refusal } }: { side: LiveSide }) {
  const { t } = useTranslation()
  if (failed) return <p role="alert">{t('assessments.whatIf.lawFailed')}</p>
  if (isLoading) return <p className={classes.quiet}>{t('assessments.whatIf.lawLoading')}</p>
  if (refusal) return <p role="alert">{t('assessments.whatIf.refused', { reason: refusal })}</p>
  const deciding = decided?.explanation.deciding
  return (
    <div className={classes.result} data-status={decided?.decision.status ?? 'NONE'}>
      <TrafficLight status={decided?.decision.status ?? null} size="md" />
      <OverdueNote since={decided?.overdueSince} />
      <p>{deciding?.reason ?? t('assessments.result.notDecided')}</p>
      {deciding && (
        <div className={classes.quiet}>
          <BasisText basis={deciding.basis} />
        </div>
      )}
    </div>
  )
}
