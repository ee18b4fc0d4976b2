import { useTranslation } from 'react-i18next'
import type { ScenarioBoard } from './scenarios/useScenarios.ts'
import classes from './whatIf.module.css'

const TEXTS = { removed: 'removed', reset: 'wasReset' } as const

/** What was removed or reset last, and the way to have it back. */
export function TakenBackNotice({ board: { takenBack, undo } }: { board: ScenarioBoard }) {
  const { t } = useTranslation()
  if (!takenBack) return <div role="status" />
  const { kind, scenario } = takenBack
  const name = scenario.name.trim() || t('assessments.whatIf.scenario', { number: scenario.number })
  return (
    <div role="status" className={classes.takenBack}>
      {t(`assessments.whatIf.${TEXTS[kind]}`, { name })}{' '}
      <button type="button" className={classes.text} onClick={undo}>
        {t('assessments.whatIf.undo')}
      </button>
    </div>
  )
}
