import type { Assessment } from '@portal/contract'
import { type Decision, STATUSES, type SurveyState } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { DecisionHead } from '../decision/DecisionHead.tsx'
import { Clearance } from '../locks/Clearance.tsx'
import classes from './live.module.css'
import type { DisplayedDecision } from './useLiveDecision.ts'

type Props = { shown: DisplayedDecision; state: SurveyState; wording: Wording; assessment: Assessment }

/** The result as it stands: beside the questions where there is room, else a bar at the foot that unfolds. */
export function LivePanel({ shown, state, wording, assessment, isWide }: Props & { isWide: boolean }) {
  const { t } = useTranslation()
  const [unfolded, setUnfolded] = useState(false)
  const title = t(assessment.status === 'COMPLETED' ? 'assessments.live.final' : 'assessments.live.title')
  if (isWide) {
    return (
      <aside className={classes.panel} aria-label={title}>
        <h2>{title}</h2>
        <PanelContent {...{ shown, state, wording, assessment }} />
      </aside>
    )
  }
  return (
    <aside className={classes.bar} aria-label={title}>
      {unfolded && <PanelContent {...{ shown, state, wording, assessment }} />}
      <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        <span className={classes.barText}>
          <small>{title}</small>
          <TrafficLight status={shown.decided?.decision.status ?? null} />
        </span>
        <span className={classes.barToggle}>{t(unfolded ? 'assessments.live.hide' : 'assessments.live.show')}</span>
      </button>
    </aside>
  )
}

const ORIGIN = { saved: 'asSaved', live: 'notSaved', differs: 'serverCounts' } as const

function PanelContent({ shown, state, wording, assessment }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.panelContent}>
      <DecisionHead {...shown.decided} size="md" wording={wording} />
      <Clearance assessment={assessment} />
      {shown.decided && (
        <>
          {!state.canComplete && <p className={classes.note}>{t('assessments.live.incomplete')}</p>}
          <ResultRange decision={shown.decided.decision} wording={wording} />
          <p className={classes.note}>{t(`assessments.live.${ORIGIN[shown.origin]}`)}</p>
        </>
      )}
    </div>
  )
}

/** The range of colours that open answers can still lead to, and their questions. */
function ResultRange({ decision, wording }: { decision: Decision; wording: Wording }) {
  const { t } = useTranslation()
  const { questions, trace } = decision
  if (trace.facts.open.length === 0) return null
  if (questions.length === 0) return <p className={classes.note}>{t('assessments.live.fixed')}</p>
  const within = new Set(questions.flatMap(({ answers }) => answers.map(({ status }) => status)))
  const best = STATUSES.find((status) => within.has(status)) ?? decision.status
  return (
    <div className={classes.range}>
      <p>
        {t('assessments.live.range', {
          best: t(`light.${best}.name`).toUpperCase(),
          worst: t(`light.${decision.status}.name`).toUpperCase(),
        })}
      </p>
      <ul>
        {questions.map(({ dimension }) => (
          <li key={dimension}>{wording.dimension(dimension)}</li>
        ))}
      </ul>
    </div>
  )
}
