import { type Decision, type ExplainedRow, LAYERS, type LayerId } from '@portal/rules'
import { basisText, fitText, isReason } from '../basisText.ts'
import { foundIn, type ReportDocument } from '../reportDocument.ts'
import { TEXTS } from '../texts.ts'
import type { Wording } from '../wording.ts'
import { basisParagraphs } from './basisParagraphs.ts'
import { heading } from './heading.ts'
import { MUTED, type Paper, type Paragraph, write } from './paper.ts'
import { type Cell, drawTable } from './table.ts'

/** Every rule that was read: which fitted, on which fact the others failed, and what each stands on. */
export function writeReasons(paper: Paper, { report, wording }: ReportDocument): void {
  const found = foundIn(report)
  heading(paper, 2, TEXTS.reasoning)
  if (!found) {
    write(paper, paper.root, { runs: [{ text: TEXTS.notDecided, colour: MUTED }] })
    return
  }
  for (const layer of LAYERS) {
    const rows = found.explanation.rows.filter((row) => row.layer === layer && isReason(row))
    writeLayer(paper, layer, { light: found.decision.lights[layer], rows, wording })
  }
}

type Layer = { light: Decision['lights'][LayerId]; rows: readonly ExplainedRow[]; wording: Wording }

function writeLayer(paper: Paper, layer: LayerId, { light, rows, wording }: Layer): void {
  heading(paper, 3, TEXTS.layers[layer])
  const said = light === 'silent' || light === 'closed' ? TEXTS[light] : `${TEXTS.result}: ${TEXTS.lights[light].name}`
  write(paper, paper.root, { runs: [{ text: said, colour: MUTED }] })
  const fitted = rows.filter((row) => row.fitted)
  const failed = rows.filter((row) => !row.fitted)
  if (fitted.length > 0) {
    drawTable(paper, {
      title: `${TEXTS.layers[layer]} ${TEXTS.fitted}`,
      widths: [0.42, 0.36, 0.22],
      head: [TEXTS.fitted, TEXTS.basis, TEXTS.outcome],
      rows: fitted.map((row) => [ruleCell(row), basisCell(row), outcomeCell(row, wording)]),
    })
  }
  if (failed.length === 0) return
  drawTable(paper, {
    title: `${TEXTS.layers[layer]} ${TEXTS.failed}`,
    widths: [0.72, 0.28],
    head: [TEXTS.failed, TEXTS.why],
    rows: failed.map((row) => failedRow(row, wording)),
  })
}

const ruleCell = ({ matrixTitle, reason }: ExplainedRow): Cell => ({
  paragraphs: [
    { runs: [{ text: matrixTitle, font: 'bold' }], size: 9 },
    { runs: [{ text: reason }], size: 9 },
  ],
})

/** What did not fit is read last: in small print, its documents in one line. */
function failedRow(row: ExplainedRow, wording: Wording): Cell[] {
  const { matrixTitle, reason, basis } = row
  const cited = basis.map((one) => basisText(one).text).join('; ') || TEXTS.basisNone
  return [
    {
      paragraphs: [
        { runs: [{ text: `${matrixTitle} `, font: 'bold' }, { text: reason }], size: 8 },
        { runs: [{ text: cited, colour: MUTED }], size: 7.5 },
      ],
    },
    { paragraphs: [{ runs: [{ text: fitText(row, wording) }], size: 8 }] },
  ]
}

const basisCell = ({ basis }: ExplainedRow): Cell => ({ paragraphs: basisParagraphs(basis) })

function outcomeCell(row: ExplainedRow, wording: Wording): Cell {
  const { status, basis, confidence } = row
  const details = [fitText(row, wording), basis.length > 0 ? TEXTS.confidence[confidence] : '']
  return {
    ...(status && { light: status }),
    paragraphs: [
      ...(status ? [{ runs: [{ text: TEXTS.lights[status].name, font: 'bold' as const }], size: 9 }] : []),
      ...details.filter(Boolean).map((text): Paragraph => ({ runs: [{ text, colour: MUTED }], size: 8.5 })),
    ],
  }
}
