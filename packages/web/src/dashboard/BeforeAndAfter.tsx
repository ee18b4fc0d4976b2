import type { ChangedByLaw } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../shared/status/TrafficLight.tsx'
import classes from './Card.module.css'

/** The colour before and the one now, in words too for whoever does not see the arrow. */
export function BeforeAndAfter({ before, after }: Pick<ChangedByLaw, 'before' | 'after'>) {
  const { t } = useTranslation()
  return (
    <p className={classes.lights}>
      <span>{t('dashboard.changed.before')}</span>
      <TrafficLight status={before} />
      <span aria-hidden="true">→</span>
      <span>{t('dashboard.changed.to')}</span>
      <TrafficLight status={after} />
    </p>
  )
}
