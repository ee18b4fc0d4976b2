import {
  type Decision,
  type ExplainedBasis,
  type ExplainedRow,
  type Explanation,
  LAYERS,
  type LayerId,
} from '@portal/rules'
import type { Wording } from '@portal/texts'
import { translate as t } from '../../../../text/translate.ts'
import { explainedDecision, type ReportDocument } from '../../reportDocument.ts'
import { basisText, fitText, isReason } from '../../wording.ts'
import { heading } from '../drawing/blocks.ts'
import { BRAND, MUTED, type Paper, type Paragraph, type Run, space, write } from '../drawing/paper.ts'
import { drawTable, type PdfTable, startHeight, type TableCell } from '../drawing/table.ts'

/**
 * Writes every rule that was read: those that decide in full with their basis, the others in one line each, with the
 * fact on which each did not fit.
 */
export function writeReasons(paper: Paper, document: ReportDocument): void {
  const { report, wording } = document
  const found = explainedDecision(report)
  if (!found) return
  const layers = LAYERS.map((id) => layerOf(id, { ...found, wording }))
  heading(paper, 2, t('assessments.report.reasoning'), layers[0] && headHeight(paper, layers[0]))
  write(paper, paper.root, { runs: [{ text: t('report.oneLineEach'), colour: MUTED }], size: SIZE })
  for (const layer of layers) {
    heading(paper, 3, layer.title, headHeight(paper, layer))
    write(paper, paper.root, { runs: [{ text: layer.said, colour: MUTED }], size: SIZE })
    space(paper, 3)
    for (const table of layer.tables) drawTable(paper, table)
  }
}

type Layer = { title: string; said: string; tables: PdfTable[] }
type ExplainedDecision = { decision: Decision; explanation: Explanation; wording: Wording }

const headHeight = (paper: Paper, { tables: [first] }: Layer): number => (first ? startHeight(paper, first) : 0)

function layerOf(id: LayerId, { decision, explanation, wording }: ExplainedDecision): Layer {
  const light = decision.lights[id]
  const title = t(`assessments.result.layer.${id}`)
  const rows = explanation.rows.filter((row) => row.layer === id && isReason(row))
  const said =
    light === 'silent' || light === 'closed'
      ? t(`report.${light}`)
      : t('report.light', { colour: t(`light.${light}.name`) })
  const deciding = new Set([explanation.deciding, ...(explanation.sharing ?? [])].map((row) => row?.row))
  const fitted = rows.filter((row) => row.fitted)
  const tables: PdfTable[] = [
    {
      title: `${title} ${t('report.deciding')}`,
      widths: [0.44, 0.38, 0.18],
      head: [t('report.deciding'), t('report.basis'), t('report.outcome')],
      rows: fitted
        .filter(({ row }) => deciding.has(row))
        .map((row) => [ruleCell(row), basisCell(row), outcomeCell(row, wording)]),
    },
    {
      title: `${title} ${t('report.fitted')}`,
      widths: [0.54, 0.34, 0.12],
      head: [t('report.fitted'), t('report.basis'), t('report.outcome')],
      rows: fitted.filter(({ row }) => !deciding.has(row)).map((row, index, all) => fittedLine(row, all[index - 1])),
      dense: true,
    },
    {
      title: `${title} ${t('report.failed')}`,
      widths: [0.72, 0.28],
      head: [t('report.failed'), t('report.why')],
      rows: rows.filter((row) => !row.fitted).map((row, index, all) => failedLine(row, all[index - 1], wording)),
      dense: true,
    },
  ]
  return { title, said, tables: tables.filter((table) => table.rows.length > 0) }
}

const ruleCell = ({ matrixTitle, reason }: ExplainedRow): TableCell => ({
  paragraphs: [
    { runs: [{ text: matrixTitle, font: 'bold' }], size: 9, isLaw: true },
    { runs: [{ text: reason }], size: 9, isLaw: true },
  ],
})

const LINE_SIZE = 7

const line = (runs: readonly Run[], isLaw = false): TableCell => ({
  paragraphs: [{ runs, size: LINE_SIZE, isLaw }],
  oneLine: true,
})

/** A rule behind another one of its set leaves out the title of the set. */
const ruleLine = ({ matrix, matrixTitle, reason }: ExplainedRow, before: ExplainedRow | undefined): TableCell =>
  line(
    [...(before?.matrix === matrix ? [] : [{ text: `${matrixTitle} `, font: 'bold' as const }]), { text: reason }],
    true,
  )

function fittedLine(row: ExplainedRow, before: ExplainedRow | undefined): TableCell[] {
  const cited = row.basis.map((one) => basisText(one).text).join('; ') || t('report.basisNone')
  return [
    ruleLine(row, before),
    line([{ text: cited, colour: MUTED }], row.basis.length > 0),
    { ...line([{ text: row.status ? t(`light.${row.status}.name`) : '' }]), ...(row.status && { light: row.status }) },
  ]
}

const failedLine = (row: ExplainedRow, before: ExplainedRow | undefined, wording: Wording): TableCell[] => [
  ruleLine(row, before),
  line([{ text: row.failedOn.map(wording.dimension).join(', ') || t('report.shadowed'), colour: MUTED }]),
]

const basisCell = ({ basis }: ExplainedRow): TableCell => ({ paragraphs: basisParagraphs(basis) })

function outcomeCell(row: ExplainedRow, wording: Wording): TableCell {
  const { status, basis, confidence } = row
  const details = [fitText(row, wording), basis.length > 0 ? t(`report.confidences.${confidence}`) : '']
  return {
    ...(status && { light: status }),
    paragraphs: [
      ...(status ? [{ runs: [{ text: t(`light.${status}.name`), font: 'bold' as const }], size: 9 }] : []),
      ...details
        .filter(Boolean)
        .map((text): Paragraph => ({ runs: [{ text, colour: MUTED }], size: 8.5, law: wording.law })),
    ],
  }
}

const SIZE = 8.5

/** The legal basis of a rule, one paragraph each. Addresses are printed, except in a short report, which only links them. */
export function basisParagraphs(basis: readonly ExplainedBasis[], { short = false } = {}): Paragraph[] {
  if (basis.length === 0) return [{ runs: [{ text: t('report.basisNone'), colour: MUTED }], size: SIZE }]
  return basis.map((one) => ({ runs: runsOf(one, short), size: SIZE, isLaw: true }))
}

function runsOf(basis: ExplainedBasis, short: boolean): Run[] {
  const { text, url } = basisText(basis)
  if (!url) return [{ text }]
  if (short) return [{ text, colour: BRAND, link: url }]
  return [{ text: `${text} ` }, { text: url, colour: BRAND, link: url }]
}
