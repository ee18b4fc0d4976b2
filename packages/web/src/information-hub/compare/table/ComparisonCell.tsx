import type { Status } from '@portal/rules'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import classes from './table.module.css'

type Props = {
  use: string
  title: string
  iso2: string
  country: string
  status: Status
  isFirst: boolean
  isOpen: boolean
}

/** The reason of a field, while it is open: what describes the field to a screen reader. */
export const REASON_ID = 'comparison-reason'

/** One result as shape, word and colour. Drawn anew only when it changes: there may be hundreds. */
export const ComparisonCell = memo(function ComparisonCell(props: Props) {
  const { t } = useTranslation()
  const { use, title, iso2, country, status, isFirst, isOpen } = props
  return (
    <button
      type="button"
      className={classes.cell}
      data-use={use}
      data-iso2={iso2}
      tabIndex={isFirst ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={isOpen ? REASON_ID : undefined}
      aria-label={t('informationHub.compare.cell', { country, use: title, colour: t(`light.${status}.name`) })}
    >
      <TrafficLight status={status} />
    </button>
  )
})
