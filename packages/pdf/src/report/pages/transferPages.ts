import type { ReportedTransfer } from '@portal/contract'
import { mapCountryName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { heading } from '../../drawing/blocks.ts'
import { MUTED, type Paper, space, write } from '../../drawing/paper.ts'
import { drawTable, type TableCell } from '../../drawing/table.ts'
import type { ReportDocument } from '../reportDocument.ts'
import { receivedText, sheetTexts } from '../reportedTransfers.ts'
import { dateInWords } from '../wording.ts'

const SMALL = 8.5

/**
 * Writes the transfers of material with their terms, and where the material came from; the short report names only the
 * recipients.
 */
export function writeTransfers(paper: Paper, { report, short }: ReportDocument): void {
  const { transfers, received } = report
  if (transfers.length === 0 && !received) return
  const title = t('assessments.transfers.title')
  heading(paper, 2, title)
  if (received) {
    write(paper, paper.root, { runs: [{ text: receivedText(received) }], size: SMALL })
    space(paper, 3)
  }
  if (transfers.length === 0) return
  if (short) {
    const names = transfers.filter(({ withdrawn }) => !withdrawn).map(({ recipient }) => recipient)
    write(paper, paper.root, { runs: [{ text: names.join('; ') || t('assessments.transfers.none') }], size: 8 })
    return
  }
  drawTable(paper, {
    title,
    widths: [0.14, 0.28, 0.32, 0.26],
    head: (['transferredOn', 'recipient', 'terms', 'sheet'] as const).map((field) =>
      t(`assessments.transfers.fields.${field}`),
    ),
    rows: transfers.map(rowOf),
  })
}

function rowOf(transfer: ReportedTransfer): TableCell[] {
  const { transferredOn, recipient, country, amount, use, terms } = transfer
  const [code, ...states] = sheetTexts(transfer)
  return [
    lines([dateInWords(transferredOn)]),
    lines([recipient], [mapCountryName(country), amount]),
    lines([terms], [use]),
    lines([code ?? ''], states),
  ]
}

const lines = (first: readonly (string | null)[], details: readonly (string | null)[] = []): TableCell => ({
  paragraphs: [
    ...first.map((text) => ({ text, isDetail: false })),
    ...details.map((text) => ({ text, isDetail: true })),
  ].flatMap(({ text, isDetail }) =>
    text ? [{ runs: [{ text, ...(isDetail && { colour: MUTED }) }], size: SMALL }] : [],
  ),
})
