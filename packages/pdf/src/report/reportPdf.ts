import { setImmediate as nextTurn } from 'node:timers/promises'
import { translate as t } from '@portal/texts/translate'
import type { Run } from '../drawing/mixedText.ts'
import {
  bytesOf,
  drawLine,
  INK,
  LINE,
  MUTED,
  openPaper,
  ornament,
  PAGE,
  type Paper,
  space,
  WIDTH,
  write,
} from '../drawing/paper.ts'
import { spaced } from '../type/characters.ts'
import { writeChanges, writeHistory } from './pages/changePages.ts'
import { writeDecision } from './pages/decisionPage.ts'
import { writeEvidence } from './pages/evidencePages.ts'
import { writeFacts } from './pages/factPages.ts'
import { writeLocks } from './pages/lockPages.ts'
import { writeObligations } from './pages/obligationPages.ts'
import { writeReasons } from './pages/reasonPages.ts'
import { writeSamples } from './pages/samplePages.ts'
import { writeTransfers } from './pages/transferPages.ts'
import { codeText, numberText, type ReportDocument, warningOf } from './reportDocument.ts'

/** In the order of the record on the screen. */
const SECTIONS = [
  writeDecision,
  writeObligations,
  writeLocks,
  writeEvidence,
  writeSamples,
  writeTransfers,
  writeReasons,
  writeChanges,
  writeFacts,
  writeHistory,
  writeDisclaimer,
]
/** The short report has the verdict, what to do, what is on file and locked, and the facts on which it is based. */
const FULL_ONLY: readonly (typeof SECTIONS)[number][] = [writeReasons, writeChanges, writeHistory]

/** The report as a tagged PDF (PDF/UA-1): headings, lists and tables that screen readers announce, and bookmarks. */
export async function reportPdf(document: ReportDocument): Promise<Buffer> {
  const { report, portalName } = document
  const about = {
    title: t('report.title', { number: numberText(report) }),
    author: report.account,
    subject: t('report.subject'),
    creator: portalName,
    at: new Date(report.printedAt),
  }
  const paper = await openPaper(about, JSON.stringify([portalName, report]))
  for (const writeSection of SECTIONS.filter((section) => !(document.short && FULL_ONLY.includes(section)))) {
    writeSection(paper, document)
    // Yields to the event loop, so that other requests are served while a long report is drawn.
    await nextTurn()
  }
  markPages(paper, document)
  return bytesOf(paper)
}

function writeDisclaimer(paper: Paper, { report }: ReportDocument): void {
  space(paper, 8)
  write(paper, paper.root, { runs: [{ text: report.disclaimer }], size: 8 })
  if (paper.unprintable.size > 0) write(paper, paper.root, { runs: [{ text: t('report.unprintable') }] })
}

const SIZE = 8
const GAP = 16

/**
 * Writes header and footer on every page: the report, its code, "Page x of y", and whether it is provisional or not
 * cleared.
 */
function markPages(paper: Paper, { report, portalName }: ReportDocument): void {
  const { pdf } = paper
  const { start, count } = pdf.bufferedPageRange()
  const code = report.verificationCode
  const foot = [
    portalName,
    t('report.title', { number: numberText(report) }),
    ...(code ? [`${t('assessments.report.code')} ${codeText(code)}`] : []),
  ]
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index)
    // Headers and footers are in the margins, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0
    ornament(
      paper,
      () => drawFoot(paper, foot.join('  ·  '), t('report.page', { page: index + 1, of: count })),
      'Pagination',
    )
    const warning = warningOf(report)
    if (index > 0)
      ornament(paper, () => drawHead(paper, t('report.title', { number: numberText(report) }), warning), 'Pagination')
  }
}

function drawFoot(paper: Paper, text: string, page: string): void {
  const y = PAGE.height - 38
  if (paper.unprintable.has(paper.pdf.page)) mark(paper, { text: t('report.unprintable') }, y - 20)
  drawRule(paper, y - 8)
  mark(paper, { text }, y)
  mark(paper, { text: page }, y, 'right')
}

/** A warning too long to fit beside the title is written below it. */
function drawHead(paper: Paper, text: string, warning: string): void {
  const { pdf } = paper
  const title = pdf.font('regular').fontSize(SIZE).widthOfString(text)
  const fits = title + GAP + pdf.font('bold').widthOfString(warning) <= WIDTH
  mark(paper, { text }, fits ? 30 : 18)
  if (fits) mark(paper, { text: warning, font: 'bold', colour: INK }, 30, 'right')
  else pdf.font('bold').fontSize(SIZE).fillColor(INK).text(spaced(warning), PAGE.left, 29, { width: WIDTH })
  drawRule(paper, 45)
}

function mark(paper: Paper, run: Run, y: number, align: 'left' | 'right' = 'left'): void {
  const x = align === 'right' ? PAGE.left + WIDTH : PAGE.left
  drawLine(paper, { colour: MUTED, ...run }, { x, y, size: SIZE, align })
}

function drawRule({ pdf }: Paper, y: number): void {
  pdf
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
}
