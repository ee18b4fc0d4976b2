import { type Decision, STATUSES } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import type { Wording } from '../../../shared/law/wording.ts'
import classes from './live.module.css'

/** How far the open answers can still move the colour, and which they are. */
export function Range({ decision, wording }: { decision: Decision; wording: Wording }) {
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
