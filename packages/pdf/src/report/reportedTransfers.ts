import type { AssessmentReport, ReportedTransfer } from '@portal/contract'
import { mapCountryName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { codeText } from './reportDocument.ts'
import { dateInWords } from './wording.ts'

/** The code of a hand-over sheet with its version, and whether it was corrected or withdrawn. */
export function sheetTexts({ code, version, withdrawn, reason }: ReportedTransfer): string[] {
  const sheet = t('assessments.transfers.sheetVersion', { code: codeText(code), version })
  return reason === null
    ? [sheet]
    : [sheet, t(`assessments.transfers.${withdrawn ? 'withdrawn' : 'corrected'}`, { reason })]
}

/** The origin of the material according to the sheet that came with it. */
export const receivedText = ({ sender, code, transferredOn }: NonNullable<AssessmentReport['received']>): string =>
  t('assessments.transfers.received.from', { sender, code: codeText(code), day: dateInWords(transferredOn) })

/** The transfers as rows of text, preceded by the column names. */
export const transferTexts = (transfers: readonly ReportedTransfer[]): string[][] => [
  (['transferredOn', 'recipient', 'country', 'amount', 'use', 'terms', 'sheet'] as const).map((field) =>
    t(`assessments.transfers.fields.${field}`),
  ),
  ...transfers.map((transfer) => [
    ...[dateInWords(transfer.transferredOn), transfer.recipient, mapCountryName(transfer.country)],
    ...[transfer.amount ?? '', transfer.use ?? '', transfer.terms ?? '', sheetTexts(transfer).join('\n')],
  ]),
]
