import { useTranslation } from 'react-i18next'
import { CopyLink } from '../details/CopyLink.tsx'
import { fitsAddress, withScenarios } from './scenarios/scenarioAddress.ts'
import type { Scenarios } from './scenarios/scenarios.ts'
import classes from './whatIf.module.css'

/** The link that shows the same scenarios to whoever may read the assessment. */
export function ShareScenarios({ scenarios }: { scenarios: Scenarios }) {
  const { t } = useTranslation()
  if (scenarios.length === 0) return null
  if (!fitsAddress(scenarios)) return <p className={classes.quiet}>{t('assessments.whatIf.tooLong')}</p>
  return (
    <div className={classes.actions}>
      <CopyLink address={() => addressOf(scenarios)} />
      <p className={classes.quiet}>{t('assessments.whatIf.shareHint')}</p>
    </div>
  )
}

/** Of the last change too, which the address bar may not show yet. */
function addressOf(scenarios: Scenarios): string {
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}?${withScenarios(new URLSearchParams(search), scenarios)}`
}
