import { accessMark, casePartsOf, currentLanguage, DEFAULT_LANGUAGE } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { heading } from '../../drawing/blocks.ts'
import {
  BRAND,
  element,
  heightOf,
  INK,
  MUTED,
  ornament,
  PAGE,
  type Paper,
  type Run,
  ruler,
  SHADE,
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

const BAND = { height: 62, light: 34, pad: 14, qr: 56 } as const

/** Writes the first page: the light, the deciding sentence, its basis, and the record that an inspector asks for. */
export function writeDecision(paper: Paper, document: ReportDocument): void {
  writeLetterhead(paper, document)
  heading(paper, 1, t('assessments.report.heading'))
  writeName(paper, document)
  const warning = warningOf(document.report)
  if (warning) writeWarning(paper, warning)
  heading(paper, 2, t('report.decision'))
  writeLight(paper, lightOf(document.report), verdictText(document.report))
  writeQrCode(paper, document)
  paper.pdf.y += BAND.height + 7
  writeSentence(paper, document)
  writeLawLine(paper, document.report)
  writeRecord(paper, document)
}

function writeLetterhead(paper: Paper, { portalName, report }: ReportDocument): void {
  const { pdf, root } = paper
  pdf.y = 28
  write(paper, root, { runs: [{ text: portalName, font: 'bold', colour: BRAND }], size: 12 }, { width: WIDTH / 2 })
  pdf.y = 30
  const half = { x: PAGE.left + WIDTH / 2, width: WIDTH / 2, align: 'right' } as const
  write(paper, root, { runs: [{ text: report.account, colour: MUTED }] }, half)
  pdf.y = Math.max(pdf.y, 46)
  ruler(paper, pdf.y, { colour: BRAND, thickness: 1.6 })
  space(paper, 12)
}

/** Writes the name of the case: the one that users gave it, or resource, country and use. */
function writeName(paper: Paper, { report: { assessment }, wording }: ReportDocument): void {
  const { resource, isLatin, place } = casePartsOf(t, assessment, {
    country: (iso2) => wording.part('provider', [iso2]),
    use: (id) => wording.part('use', [id]),
  })
  const runs: Run[] =
    assessment.name === null
      ? [{ text: resource, font: isLatin ? 'italic' : 'regular' }, { text: ['', ...place].join(' · ') }]
      : [{ text: assessment.name }]
  write(paper, paper.root, { runs: runs.filter(({ text }) => text !== ''), size: 11 })
  space(paper, 4)
}

function writeWarning(paper: Paper, warning: string): void {
  const { pdf } = paper
  const { y } = pdf
  const paragraph = { runs: [{ text: warning, font: 'bold' as const }], size: 10 }
  const inner = { x: PAGE.left + 11, width: WIDTH - 22 }
  const height = heightOf(paper, paragraph, inner.width) + 9
  ornament(paper, () => pdf.rect(PAGE.left, y, WIDTH, height).lineWidth(1.4).strokeColor(INK).stroke())
  pdf.y = y + 5
  write(paper, paper.root, paragraph, inner)
  pdf.y = y + height
}

/**
 * Draws the light as colour, shape and word together, so that it never relies on colour and is readable in greyscale.
 */
function writeLight(paper: Paper, light: Light, meaning: string): void {
  const { pdf, root } = paper
  const { y } = pdf
  const name = t(`light.${light}.name`)
  const at = { x: PAGE.left + BAND.pad + 4, y: y + BAND.pad, size: BAND.light }
  ornament(paper, () => {
    pdf.rect(PAGE.left, y, WIDTH, BAND.height).fillColor(SHADE).fill()
    pdf.rect(PAGE.left, y, 4, BAND.height).fillColor(LIGHT_INKS[light]).fill()
  })
  const figure = element(paper, root, 'Figure', {
    alt: `${name}: ${meaning}`,
    bbox: [at.x, at.y, at.x + at.size, at.y + at.size],
    placement: 'Block',
  })
  figure.add(() => drawLight(pdf, light, at))
  figure.end()
  const beside = { x: at.x + at.size + 16, width: WIDTH - at.size - BAND.qr - 48 }
  pdf.y = y + 14
  write(paper, root, { runs: [{ text: meaning, font: 'bold', colour: LIGHT_INKS[light] }], size: 15 }, beside)
  write(paper, root, { runs: [{ text: name, colour: MUTED }], size: 10 }, beside)
  pdf.y = y
}

/** Writes what limits the result before the result itself. */
function writeCautions(paper: Paper, report: ReportDocument['report']): void {
  for (const text of [overdueText(report), laterReadingText(report)]) {
    if (text) write(paper, paper.root, { runs: [{ text, font: 'bold' }], size: 10.5 })
  }
}

function writeSentence(paper: Paper, { report, wording, short }: ReportDocument): void {
  const { root } = paper
  const found = explainedDecision(report)
  const deciding = found?.explanation.deciding
  writeCautions(paper, report)
  write(paper, root, {
    runs: [{ text: verdictReason(report) }],
    size: 10.5,
    isLaw: deciding != null,
    law: report.conditions,
  })
  const notes = (texts: readonly string[], law: readonly string[] = []) => {
    for (const text of texts) write(paper, root, { runs: [{ text, colour: MUTED }], size: 9.5, law })
  }
  if (found) {
    const reasons = (found.explanation.sharing ?? []).map(({ reason }) => reason)
    notes(sharingTexts(found.explanation, wording), [...reasons, ...wording.law])
    const open = found.explanation.open ?? []
    notes(openTexts(open), [...open.map(({ text }) => text), ...open.map(({ authority = '' }) => authority)])
  }
  space(paper, 3)
  if (deciding) {
    for (const paragraph of basisParagraphs(deciding.basis, { short, size: 8 })) write(paper, root, paragraph)
    notes(confidenceTexts(report))
  }
  if (deciding && currentLanguage() !== DEFAULT_LANGUAGE) notes([t('report.lawInEnglish')])
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
  paragraphs: [{ runs: [{ text, font: 'bold' }], size: SMALL }],
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

/** Writes the QR code of the verification address at the end of the band, on the first page of every report. */
function writeQrCode(paper: Paper, { report: { verificationCode: code }, verifyAddress }: ReportDocument): void {
  if (code === null) return
  const inset = (BAND.height - BAND.qr) / 2
  const at = { x: PAGE.left + WIDTH - BAND.qr - inset, y: paper.pdf.y + inset, size: BAND.qr }
  const text = `${verifyAddress}?${new URLSearchParams({ code })}`
  ornament(paper, () => paper.pdf.rect(at.x, at.y, at.size, at.size).fillColor('#ffffff').fill())
  drawQrCode(paper, { text, alt: t('report.qr', { address: text }) }, at)
}
