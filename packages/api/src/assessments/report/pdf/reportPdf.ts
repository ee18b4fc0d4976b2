import { setImmediate as nextTurn } from 'node:timers/promises'
import { numberText, type ReportDocument } from '../reportDocument.ts'
import { TEXTS } from '../texts.ts'
import { heading } from './drawing/heading.ts'
import { markPages } from './drawing/pageMarks.ts'
import { openPaper, type Paper, write } from './drawing/paper.ts'
import { writeChanges } from './pages/changePages.ts'
import { writeDecision } from './pages/decisionPage.ts'
import { writeFacts } from './pages/factPages.ts'
import { writeLocks } from './pages/lockPages.ts'
import { writeObligations } from './pages/obligationPages.ts'
import { writeReasons } from './pages/reasonPages.ts'

const SECTIONS = [writeDecision, writeFacts, writeObligations, writeReasons, writeChanges, writeLocks, writeDisclaimer]

/** The report as a tagged PDF (PDF/UA-1): headings, lists and tables that a screen reader announces, and bookmarks. */
export async function reportPdf(document: ReportDocument): Promise<Buffer> {
  const { report, portalName } = document
  const about = {
    title: TEXTS.title(numberText(report)),
    author: report.account,
    subject: TEXTS.subject,
    creator: portalName,
    at: new Date(report.printedAt),
  }
  const paper = await openPaper(about, JSON.stringify([portalName, report]))
  for (const writeSection of SECTIONS) {
    writeSection(paper, document)
    // Whoever else waits for the server takes turns with a long report.
    await nextTurn()
  }
  markPages(paper, document)
  return close(paper)
}

function writeDisclaimer(paper: Paper, { report }: ReportDocument): void {
  heading(paper, 2, TEXTS.disclaimer)
  write(paper, paper.root, { runs: [{ text: report.disclaimer }] })
  if (paper.unprintable.size > 0) write(paper, paper.root, { runs: [{ text: TEXTS.unprintable }] })
}

async function close({ pdf, root }: Paper): Promise<Buffer> {
  root.end()
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
