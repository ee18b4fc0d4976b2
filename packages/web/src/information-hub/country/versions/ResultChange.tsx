import { VisuallyHidden } from '@mantine/core'
import type { Status } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import differencesClasses from './differences.module.css'

/** Old and new result; null is no result. */
export function ResultChange({ before, after }: { before: Status | null; after: Status | null }) {
  const { t } = useTranslation()
  return (
    <span className={differencesClasses.change}>
      <TrafficLight status={before} />
      <span aria-hidden="true" data-mirrored>
        →
      </span>
      <VisuallyHidden>{t('informationHub.differences.becomes')}</VisuallyHidden>
      <TrafficLight status={after} />
    </span>
  )
}
