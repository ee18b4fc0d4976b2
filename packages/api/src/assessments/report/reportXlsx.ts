import { buffer } from 'node:stream/consumers'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import type { XlsxColumn, XlsxSheet } from '../../http/spreadsheet/xlsxSheet.ts'
import {
  explainedDecision,
  lockState,
  plannedLocks,
  type ReportDocument,
  recordOf,
  warningOf,
} from './reportDocument.ts'
import { TEXTS } from './texts.ts'
import { basisText, fitText, instantText, isReason, sharingTexts } from './wording.ts'

type Sheet = Pick<XlsxSheet, 'name' | 'columns'> & { rows: readonly (readonly string[])[] }

/** The report as a spreadsheet, to sort and to copy from. The warning is printed on each page. */
export function reportXlsx(document: ReportDocument): Promise<Buffer> {
  const pageHead = warningOf(document.report)
  const sheets = [decisionSheet, factSheet, obligationSheet, reasonSheet, changeSheet, lockSheet, historySheet]
  const origin = { creator: document.portalName, created: new Date(document.report.printedAt) }
  const written = sheets.map((sheetOf) => ({ ...sheetOf(document), pageHead }))
  return buffer(xlsxFile('report.xlsx', written, origin).body)
}

const column = (header: string, width: number): XlsxColumn => ({ header, width, shows: 'lines' })

function decisionSheet(document: ReportDocument): Sheet {
  const { report, wording } = document
  const { assessment, disclaimer } = report
  const explanation = explainedDecision(report)?.explanation
  const deciding = explanation?.deciding
  const sharing = explanation ? sharingTexts(explanation, wording) : []
  const light = TEXTS.lights[assessment.result ?? 'NONE']
  const warning = warningOf(report)
  return {
    name: TEXTS.decision,
    columns: [column(TEXTS.decision, 28), column(light.name, 90)],
    rows: [
      ...(warning ? [[TEXTS.record.status, warning]] : []),
      [TEXTS.result, light.meaning],
      [TEXTS.rule, [deciding?.reason ?? TEXTS.notDecided, ...sharing].join('\n')],
      ...(deciding?.basis ?? []).map((basis) => [TEXTS.basis, cited(basis)]),
      ...recordOf(document).map(({ term, text }) => [term, text]),
      [TEXTS.disclaimer, disclaimer],
    ],
  }
}

const factSheet = ({ report: { facts } }: ReportDocument): Sheet => ({
  name: TEXTS.facts,
  columns: [column(TEXTS.section, 26), column(TEXTS.question, 60), column(TEXTS.answer, 60)],
  rows: facts.flatMap(({ section, rows }) => rows.map(({ question, value }) => [section, question, value])),
})

const obligationSheet = ({ report, wording }: ReportDocument): Sheet => ({
  name: TEXTS.obligations,
  columns: [
    column(TEXTS.obligation, 80),
    column(TEXTS.state, 26),
    column(TEXTS.due, 26),
    column(TEXTS.authority, 36),
    column(TEXTS.onlyFor, 50),
  ],
  rows: (explainedDecision(report)?.explanation.obligations ?? []).map(({ text, met, due, authority, only }) => [
    text,
    met ? TEXTS.met : TEXTS.open,
    due ?? '',
    authority ?? '',
    only?.map(wording.box).join(' · ') ?? '',
  ]),
})

const reasonSheet = ({ report, wording }: ReportDocument): Sheet => ({
  name: TEXTS.reasons,
  columns: [
    column(TEXTS.layer, 28),
    column(TEXTS.matrix, 40),
    column(TEXTS.rule, 70),
    column(TEXTS.result, 12),
    column(TEXTS.outcome, 50),
    column(TEXTS.confidenceIn, 14),
    column(TEXTS.basis, 80),
  ],
  rows: (explainedDecision(report)?.explanation.rows ?? [])
    .filter(isReason)
    .map((row) => [
      TEXTS.layers[row.layer],
      row.matrixTitle,
      row.reason,
      row.fitted && row.status ? TEXTS.lights[row.status].name : '',
      fitText(row, wording) || TEXTS.fittedAll,
      row.confidence,
      row.basis.map(cited).join('\n'),
    ]),
})

const changeSheet = ({ report, wording }: ReportDocument): Sheet => ({
  name: TEXTS.changes,
  columns: [column(TEXTS.change, 70), column(TEXTS.provided, 70), column(TEXTS.result, 14)],
  rows: (explainedDecision(report)?.decision.changes ?? []).map(({ set, when, status }) => [
    wording.box(set),
    when ? wording.box(when) : '',
    TEXTS.lights[status].name,
  ]),
})

const lockSheet = ({ report }: ReportDocument): Sheet => ({
  name: TEXTS.locksOnly,
  columns: [
    column(TEXTS.lockName, 28),
    column(TEXTS.lock, 70),
    column(TEXTS.type, 16),
    column(TEXTS.state, 50),
    column(TEXTS.comment, 60),
  ],
  rows: [
    ...report.assessment.locks.map((lock) => [
      lock.ref,
      lock.text,
      TEXTS.lockTypes[lock.type],
      lockState(lock),
      lock.comment ?? '',
    ]),
    ...plannedLocks(report).map(({ id, type, text, state }) => [id, text, TEXTS.lockTypes[type], state, '']),
  ],
})

const historySheet = ({ report: { history } }: ReportDocument): Sheet => ({
  name: TEXTS.history,
  columns: [
    column(TEXTS.decided, 26),
    column(TEXTS.result, 14),
    column(TEXTS.cause, 18),
    column(TEXTS.by, 26),
    column(TEXTS.record.content, 36),
    column(TEXTS.record.sha256, 70),
  ],
  rows: history.map(({ decidedAt, status, cause, decidedBy, content, sha256 }) => [
    instantText(decidedAt),
    TEXTS.lights[status].name,
    TEXTS.causes[cause],
    decidedBy,
    content.map(({ id, version }) => TEXTS.contentItem(id, version)).join(', '),
    sha256,
  ]),
})

type Basis = Parameters<typeof basisText>[0]

function cited(basis: Basis): string {
  const { text, url } = basisText(basis)
  return url ? `${text} ${url}` : text
}
