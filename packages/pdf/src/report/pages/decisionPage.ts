import { accessMark, casePartsOf, currentLanguage, DEFAULT_LANGUAGE, leftOpen } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { bookmark, heading } from '../../drawing/blocks.ts'
import type { Run } from '../../drawing/mixedText.ts'
import {
  BRAND,
  element,
  heightOf,
  INK,
  MUTED,
  ornament,
  PAGE,
  type Paper,
  ruler,
  space,
  WIDTH,
  write,
} from '../../drawing/paper.ts'
import { drawQrCode } from '../../drawing/qrCode.ts'
import { cell, drawTable, type TableCell } from '../../drawing/table.ts'
import { drawLight, LIGHT_INKS, type Light } from '../../drawing/trafficLight.ts'
import {
  answerTo,
  confidenceTexts,
  explainedDecision,
  laterReadingText,
  lightOf,
  overdueText,
  type ReportDocument,
  recordOf,
  verdictReason,
  verdictText,
  warningOf,
} from '../reportDocument.ts'
import { openTexts, sharingTexts } from '../wording.ts'
import { drawLawLine } from './lawLine.ts'
import { basisParagraphs } from './reasonPages.ts'

const SIGN = { size: 32, indent: 46 } as const
const QR = 58
/** The text beside the sign and before the QR code. */
const VERDICT = { x: PAGE.left + SIGN.indent, width: WIDTH - SIGN.indent - QR - 10 } as const
const HEAVY = { colour: INK, thickness: 1.4 } as const

/** Writes the first page: the light, the deciding sentence, its basis, and the record that an inspector asks for. */
export function writeDecision(paper: Paper, document: ReportDocument): void {
  const { pdf } = paper
  const { report } = document
  writeLetterhead(paper, document)
  heading(paper, 1, t('assessments.report.heading'))
  writeName(paper, document)
  ruler(paper, pdf.y, HEAVY)
  space(paper, 9)
  const top = pdf.y
  writeLight(paper, lightOf(report), verdictText(report))
  const end = writeQrCode(paper, document, top)
  writeSentence(paper, document)
  pdf.y = Math.max(pdf.y, end)
  const warning = warningOf(report)
  if (warning) writeWarning(paper, warning)
  ruler(paper, pdf.y, HEAVY)
  space(paper, 8)
  writeLawLine(paper, report)
  writeRecord(paper, document)
}

function writeLetterhead(paper: Paper, { portalName, report }: ReportDocument): void {
  const { pdf, root } = paper
  pdf.y = 28
  write(paper, root, { runs: [{ text: portalName, font: 'title', colour: BRAND }], size: 12 }, { width: WIDTH / 2 })
  pdf.y = 31
  const half = { x: PAGE.left + WIDTH / 2, width: WIDTH / 2, align: 'right' } as const
  write(paper, root, { runs: [{ text: report.account, colour: MUTED }] }, half)
  pdf.y = Math.max(pdf.y, 46)
  space(paper, 10)
}

/** Writes the name of the case: the one that users gave it, or resource, country and use. */
function writeName(paper: Paper, { report: { assessment }, wording }: ReportDocument): void {
  const { resource, isLatin, place } = casePartsOf(t, assessment, {
    country: (iso2) => wording.part('provider', [iso2]),
    use: (id) => wording.part('use', [id]),
  })
  const runs: Run[] =
    assessment.name === null
      ? [
          { text: resource, font: isLatin ? 'italic' : 'serif', colour: MUTED },
          { text: ['', ...place].join(' · '), font: 'serif', colour: MUTED },
        ]
      : [{ text: assessment.name, font: 'serif', colour: MUTED }]
  write(paper, paper.root, { runs, size: 11.5 })
  space(paper, 6)
}

function writeWarning(paper: Paper, warning: string): void {
  const { pdf } = paper
  const { y } = pdf
  const paragraph = { runs: [{ text: warning, font: 'bold' as const }], size: 9.5 }
  const inner = { x: PAGE.left + 11, width: WIDTH - 22 }
  const height = heightOf(paper, paragraph, inner.width) + 9
  ornament(paper, () => pdf.rect(PAGE.left, y, WIDTH, height).lineWidth(0.8).strokeColor(INK).stroke())
  pdf.y = y + 4
  write(paper, paper.root, paragraph, inner)
  pdf.y = y + height + 8
}

/**
 * Draws the light as colour, shape and word together, so that it never relies on colour and is readable in greyscale. The
 * verdict is the title of the decision.
 */
function writeLight(paper: Paper, light: Light, meaning: string): void {
  const { pdf, root } = paper
  const { y } = pdf
  const name = t(`light.${light}.name`)
  const at = { x: PAGE.left, y: y + 2, size: SIGN.size }
  const figure = element(paper, root, 'Figure', {
    alt: `${name}: ${meaning}`,
    bbox: [at.x, at.y, at.x + at.size, at.y + at.size],
    placement: 'Block',
  })
  figure.add(() => drawLight(pdf, light, at))
  figure.end()
  pdf.y = y
  bookmark(paper, 2, t('report.decision'))
  const runs: Run[] = [
    { text: light === 'NONE' ? '' : `${name}. `, font: 'title', colour: LIGHT_INKS[light] },
    { text: meaning, font: 'title' },
  ]
  write(paper, root, { runs, tag: 'H2', size: 16 }, VERDICT)
  space(paper, 2)
}

/** Writes what limits the result before the result itself. */
function writeCautions(paper: Paper, report: ReportDocument['report']): void {
  for (const text of [overdueText(report), laterReadingText(report)]) {
    if (text) write(paper, paper.root, { runs: [{ text, font: 'bold' }], size: 10 }, VERDICT)
  }
}

function writeSentence(paper: Paper, { report, wording, short }: ReportDocument): void {
  const { root } = paper
  const found = explainedDecision(report)
  const deciding = found?.explanation.deciding
  writeCautions(paper, report)
  const sentence = { runs: [{ text: verdictReason(report), font: 'serif' as const }], size: 11 }
  write(paper, root, { ...sentence, isLaw: deciding != null, law: report.conditions }, VERDICT)
  space(paper, 2)
  const notes = (texts: readonly string[], law: readonly string[] = []) => {
    for (const text of texts) write(paper, root, { runs: [{ text, colour: MUTED }], size: 8.5, law }, VERDICT)
  }
  if (found) {
    const reasons = (found.explanation.sharing ?? []).map(({ reason }) => reason)
    notes(sharingTexts(found.explanation, wording), [...reasons, ...wording.law])
    const open = leftOpen(found.explanation.open, report.duties)
    notes(openTexts(open), [...open.map(({ text }) => text), ...open.map(({ authority = '' }) => authority)])
  }
  space(paper, 3)
  if (deciding) {
    for (const paragraph of basisParagraphs(deciding.basis, { short, size: 8.5 }))
      write(paper, root, paragraph, VERDICT)
    notes(confidenceTexts(report))
  }
  if (currentLanguage() !== DEFAULT_LANGUAGE) notes([t('report.lawInEnglish')])
  if (found && report.assessment.result === 'GREEN') notes([t('assessments.result.greenMeans')])
  space(paper, 4)
}

/** Writes the law line if there is one and the case names country and use. */
function writeLawLine(paper: Paper, report: ReportDocument['report']): void {
  const { lawLine, assessment, printedAt } = report
  const country = answerTo(report, 'providerCountry')
  const use = answerTo(report, 'intendedUse')
  if (lawLine === null || country === undefined || use === undefined) return
  const { intendedUseDate } = assessment
  drawLawLine(paper, {
    law: { country, use },
    segments: lawLine,
    mark: accessMark(assessment),
    useDate: intendedUseDate,
    printedOn: printedAt.slice(0, 10),
  })
}

const SMALL = 8

const smallHeader = (text: string): TableCell => ({
  paragraphs: [{ runs: [{ text, colour: MUTED }], size: SMALL }],
  header: 'Row',
})

function writeRecord(paper: Paper, document: ReportDocument): void {
  const entries = recordOf(document).map(({ term, text, look }) => ({
    term,
    run: { text, font: look === 'name' ? ('italic' as const) : ('regular' as const) },
    size: look === 'hash' ? 7 : 9.5,
  }))
  if (document.short) {
    const runs = entries.flatMap(({ term, run }) => [
      { text: `${term} `, colour: MUTED },
      { ...run, text: `${run.text}  ` },
    ])
    write(paper, paper.root, { runs, size: 8.5 })
  } else {
    const cells = entries.map(({ term, run, size }) => [
      smallHeader(term),
      { paragraphs: [{ runs: [run], size: Math.min(size, SMALL) }] },
    ])
    const half = Math.ceil(cells.length / 2)
    const rows = cells.slice(0, half).map((left, index) => [...left, ...(cells[half + index] ?? [cell(''), cell('')])])
    drawTable(paper, { title: t('report.decision'), widths: [0.17, 0.3, 0.17, 0.36], rows, dense: true })
  }
  if (document.report.verificationCode === null) return
  const { verifyAddress } = document
  space(paper, 2)
  const runs = [
    { text: `${t('report.verify')} `, colour: MUTED },
    { text: verifyAddress, colour: BRAND, link: verifyAddress },
  ]
  write(paper, paper.root, { runs, size: 8.5 })
}

/**
 * Writes the QR code of the verification address beside the verdict that begins at this height, on the first page of
 * every report; returns where it ends.
 */
function writeQrCode(
  paper: Paper,
  { report: { verificationCode: code }, verifyAddress }: ReportDocument,
  y: number,
): number {
  if (code === null) return y
  const text = `${verifyAddress}?${new URLSearchParams({ code })}`
  const alt = t('report.qr', { address: text })
  drawQrCode(paper, { text, alt }, { x: PAGE.left + WIDTH - QR, y: y - 3, size: QR })
  return y + QR
}
