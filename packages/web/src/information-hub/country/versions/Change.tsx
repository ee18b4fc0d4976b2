import { VisuallyHidden } from '@mantine/core'
import type { Status } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import classes from './differences.module.css'

/** From one colour to another; null: none. */
export function Change({ before, after }: { before: Status | null; after: Status | null }) {
  const { t } = useTranslation()
  return (
    <span className={classes.change}>
      <TrafficLight status={before} />
      <span aria-hidden="true">→</span>
      <VisuallyHidden>{t('informationHub.differences.becomes')}</VisuallyHidden>
      <TrafficLight status={after} />
    </span>
  )
}
