import type { AssessmentReport, ReportedTransfer } from '@portal/contract'
import { mapCountryName } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../shared/dates/dates.ts'
import classes from './report.module.css'

const COLUMNS = ['transferredOn', 'recipient', 'terms', 'sheet'] as const

/** To whom material was passed on under which terms, and from whom it came. */
export function ReportTransfers({ report: { transfers, received } }: { report: AssessmentReport }) {
  const { t } = useTranslation()
  return (
    <>
      {received && (
        <p>
          {t('assessments.transfers.received.from', {
            sender: received.sender,
            code: received.code,
            day: formatDay(received.transferredOn),
          })}
        </p>
      )}
      {transfers.length > 0 && (
        <table className={classes.facts}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`assessments.transfers.fields.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transfers.map((transfer) => (
              <TransferRow key={transfer.code} transfer={transfer} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function TransferRow({ transfer }: { transfer: ReportedTransfer }) {
  const { t } = useTranslation()
  const { transferredOn, recipient, country, amount, use, terms, code, version, withdrawn, reason } = transfer
  return (
    <tr>
      <td>{formatDay(transferredOn)}</td>
      <td>
        <Lines lines={[recipient, mapCountryName(country), amount]} />
      </td>
      <td>
        <Lines lines={[terms, use]} />
      </td>
      <td>
        <Lines
          lines={[
            t('assessments.transfers.sheetVersion', { code, version }),
            reason && t(`assessments.transfers.${withdrawn ? 'withdrawn' : 'corrected'}`, { reason }),
          ]}
        />
      </td>
    </tr>
  )
}

const Lines = ({ lines }: { lines: readonly (string | null)[] }) =>
  lines.flatMap((line) => (line ? [<div key={line}>{line}</div>] : []))
