import '@mantine/core/styles/Popover.layer.css'
import { CloseButton, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { type Light, TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { hubQueries } from '../../hub.queries.ts'
import { ReasonText } from '../../ReasonText.tsx'
import type { ComparisonRow } from '../comparisonTable.ts'
import type { ComparisonSettings } from '../useComparison.ts'
import classes from './reason.module.css'
import tableClasses from './table.module.css'
import type { OpenReason } from './useReasons.ts'

type Props = {
  iso2: string
  country: string
  row: ComparisonRow
  comparison: ComparisonSettings
  open: OpenReason | undefined
  close: () => void
}

/** Popover with the reasons for the result of a cell. */
export function ReasonPopover({ iso2, country, row, comparison, open, close }: Props) {
  const { t } = useTranslation()
  const { days, stated } = comparison
  const result = useQuery(hubQueries.result(iso2, { use: row.use, ...days, ...stated }))
  const title = t('informationHub.compare.reasonOf', { country, use: row.title })
  const isPinned = open?.isPinned ?? false
  return (
    <Popover
      opened
      onChange={close}
      closeOnEscape={false}
      withRoles={false}
      trapFocus={isPinned}
      shadow="md"
      width="24rem"
      position="bottom-start"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown className={classes.reason} data-reason>
        <div id={REASON_ID} {...(isPinned ? { role: 'dialog', 'aria-label': title } : { role: 'tooltip' })}>
          <div className={classes.reasonHead}>
            <strong>{title}</strong>
            <CloseButton aria-label={t('informationHub.compare.closeReason')} onClick={close} />
          </div>
          <Loaded query={result} lines={4}>
            {(data) => <ReasonText result={data} country={country} />}
          </Loaded>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

type ComparisonCellProps = {
  use: string
  title: string
  iso2: string
  country: string
  status: Light
  isFirst: boolean
  isOpen: boolean
}

/** Id of the open popover, which describes its cell (`aria-describedby`). */
const REASON_ID = 'comparison-reason'

/** A result as shape, word and colour. Memoised, because there may be hundreds of cells. */
export const ComparisonCell = memo(function ComparisonCell(props: ComparisonCellProps) {
  const { t } = useTranslation()
  const { use, title, iso2, country, status, isFirst, isOpen } = props
  return (
    <button
      type="button"
      className={tableClasses.cell}
      data-use={use}
      data-status={status}
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
