import '@mantine/core/styles/Popover.layer.css'
import { CloseButton, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { hubQueries } from '../../hub.queries.ts'
import type { ComparedRow } from '../compared.ts'
import type { Comparison } from '../useComparison.ts'
import { REASON_ID } from './ComparisonCell.tsx'
import { ReasonText } from './ReasonText.tsx'
import classes from './reason.module.css'
import type { OpenReason } from './useReasons.ts'

type Props = {
  iso2: string
  country: string
  row: ComparedRow
  comparison: Comparison
  open: OpenReason | undefined
  close: () => void
}

/** Why a field has its colour, beside it. */
export function Reason({ iso2, country, row, comparison, open, close }: Props) {
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
