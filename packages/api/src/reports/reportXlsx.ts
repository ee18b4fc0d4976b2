import { buffer } from 'node:stream/consumers'
import type { CountryProcedure } from '@portal/contract'
import {
  authorityText,
  basisText,
  durationText,
  explainedDecision,
  feeText,
  fitText,
  formsText,
  instantText,
  isReason,
  laterReadingText,
  lightOf,
  lockLines,
  numberedSteps,
  paperRow,
  plannedLocks,
  proceduresOfObligation,
  type ReportDocument,
  recordOf,
  reportedObligations,
  resultName,
  sharingTexts,
  sourceText,
  systemText,
  transferTexts,
  verdictReason,
  verdictText,
  warningOf,
} from '@portal/pdf'
import { accessText, contentVersionText, lawWords } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { xlsxFile } from '../http/spreadsheet/xlsxFile.ts'
import type { XlsxColumn, XlsxSheet } from '../http/spreadsheet/xlsxSheet.ts'
import { sampleTexts } from '../material/index.ts'
import { lawHeader } from '../text/lawHeader.ts'

type Sheet = Pick<XlsxSheet, 'name' | 'columns'> & { rows: readonly (readonly string[])[] }

/** The report as a spreadsheet for sorting and copying. The warning is printed on each page. */
export function reportXlsx(document: ReportDocument): Promise<Buffer> {
  const { report } = document
  const pageHead = warningOf(report)
  const sheets = [
    decisionSheet,
    factSheet,
    paperSheet,
    ...(report.samples.length > 0 ? [sampleSheet] : []),
    ...(report.transfers.length > 0 ? [transferSheet] : []),
    ...(explainedDecision(report) ? [obligationSheet, procedureSheet, reasonSheet, changeSheet] : []),
    lockSheet,
    historySheet,
  ]
  const origin = { creator: document.portalName, created: new Date(report.printedAt) }
  const written = sheets.map((sheetOf) => ({ ...sheetOf(document), pageHead }))
  return buffer(xlsxFile('report.xlsx', written, origin).body)
}

const column = (header: string, width: number): XlsxColumn => ({ header, width, shows: 'lines' })
const lawColumn = (header: string, width: number): XlsxColumn => column(lawHeader(header), width)

function decisionSheet(document: ReportDocument): Sheet {
  const { report, wording } = document
  const explanation = explainedDecision(report)?.explanation
  const deciding = explanation?.deciding
  const sharing = explanation ? sharingTexts(explanation, wording) : []
  const warning = warningOf(report)
  return {
    name: t('report.decision'),
    columns: [column(t('report.decision'), 28), column(t(`light.${lightOf(report)}.name`), 90)],
    rows: [
      ...[warning, laterReadingText(report)].flatMap((text) => (text ? [[t('assessments.report.status'), text]] : [])),
      [t('report.result'), verdictText(report)],
      [t('report.rule'), [verdictReason(report), ...sharing].join('\n')],
      ...(deciding?.basis ?? []).map((basis) => [t('report.basis'), cited(basis)]),
      ...recordOf(document).map(({ term, text }) => [term, text]),
      [t('assessments.report.disclaimer'), report.disclaimer],
    ],
  }
}

const paperSheet = ({ report }: ReportDocument): Sheet => ({
  name: t('assessments.evidence.title'),
  columns: [
    column(t('assessments.evidence.reported.columns.paper'), 50),
    column(t('report.about'), 70),
    column(t('assessments.evidence.reported.columns.validity'), 30),
    column(t('assessments.evidence.reported.columns.filed'), 36),
    column(t('assessments.evidence.reported.columns.check'), 60),
    column('SHA-256', 70),
  ],
  rows: report.papers.map((paper) => {
    const { name, about, validity, filed, check } = paperRow(paper)
    return [name, about.join('\n'), validity, filed, check.join('\n'), paper.file?.sha256 ?? '']
  }),
})

function sampleSheet({ report: { samples, assessment } }: ReportDocument): Sheet {
  const [header = [], ...rows] = sampleTexts(samples, assessment.providerCountry)
  return { name: t('assessments.samples.title'), columns: header.map((title) => column(title, 24)), rows }
}

function transferSheet({ report: { transfers } }: ReportDocument): Sheet {
  const [header = [], ...rows] = transferTexts(transfers)
  return { name: t('assessments.transfers.title'), columns: header.map((title) => column(title, 24)), rows }
}

const factSheet = ({ report: { facts } }: ReportDocument): Sheet => ({
  name: t('assessments.report.facts'),
  columns: [
    column(t('report.section'), 26),
    column(t('assessments.report.question'), 60),
    column(t('assessments.report.answer'), 60),
  ],
  rows: facts.flatMap(({ section, rows }) =>
    rows.map(({ question, value, reached }) => [
      section,
      question,
      reached ? value : t('assessments.report.notReached'),
    ]),
  ),
})

const obligationSheet = ({ report, wording }: ReportDocument): Sheet => ({
  name: t('assessments.result.obligations'),
  columns: [
    column(t('report.obligation'), 80),
    column(t('report.state'), 26),
    column(t('assessments.result.due'), 26),
    lawColumn(t('assessments.result.authority'), 36),
    column(t('report.onlyFor'), 50),
  ],
  rows: reportedObligations(report).map(({ text, state, due, authority, only, ...access }) => [
    lawWords(text).text,
    state,
    [due && lawWords(due).text, accessText(t, wording, access)].filter(Boolean).join('. '),
    authority ? lawWords(authority).text : '',
    only?.map(wording.box).join(' · ') ?? '',
  ]),
})

/** A sheet with the procedures for each obligation that is not met. */
const procedureSheet = (document: ReportDocument): Sheet => ({
  name: t('report.procedures'),
  columns: [
    column(t('report.obligation'), 60),
    column(t('report.procedure'), 50),
    lawColumn(t('procedures.authority'), 40),
    lawColumn(t('procedures.when'), 40),
    column(t('report.steps'), 90),
    lawColumn(t('procedures.system'), 40),
    lawColumn(t('procedures.form'), 40),
    lawColumn(t('procedures.time'), 40),
    column(t('procedures.fee'), 30),
    lawColumn(t('procedures.documents'), 50),
    lawColumn(t('procedures.afterwards'), 50),
    column(t('report.confidence'), 14),
    lawColumn(t('procedures.source'), 60),
  ],
  rows: reportedObligations(document.report)
    .filter(({ met }) => !met)
    .flatMap(({ id, text }) =>
      proceduresOfObligation(document, id).map((procedure) => [lawWords(text).text, ...procedureRow(procedure)]),
    ),
})

function procedureRow(procedure: CountryProcedure): string[] {
  const { title, steps, when, documents, afterwards, confidence } = procedure
  return [
    lawWords(title).text,
    authorityText(procedure, '\n'),
    when,
    numberedSteps(steps.map((step) => lawWords(step).text)).join('\n'),
    systemText(procedure, '\n'),
    formsText(procedure, '\n'),
    durationText(procedure, '\n'),
    feeText(procedure),
    (documents ?? []).join('\n'),
    (afterwards ?? []).join('\n'),
    t(`report.levels.${confidence}`),
    sourceText(procedure),
  ]
}

const reasonSheet = ({ report, wording }: ReportDocument): Sheet => ({
  name: t('report.reasons'),
  columns: [
    column(t('report.layer'), 28),
    lawColumn(t('report.matrix'), 40),
    lawColumn(t('report.rule'), 70),
    column(t('report.result'), 12),
    column(t('report.outcome'), 50),
    column(t('report.confidence'), 14),
    lawColumn(t('report.basis'), 80),
  ],
  rows: (explainedDecision(report)?.explanation.rows ?? [])
    .filter(isReason)
    .map((row) => [
      t(`assessments.result.layer.${row.layer}`),
      row.matrixTitle,
      row.reason,
      row.fitted && row.status ? t(`light.${row.status}.name`) : '',
      fitText(row, wording) || t('report.fittedAll'),
      t(`report.levels.${row.confidence}`),
      row.basis.map(cited).join('\n'),
    ]),
})

const changeSheet = ({ report, wording }: ReportDocument): Sheet => ({
  name: t('assessments.result.change'),
  columns: [column(t('report.change'), 70), column(t('report.provided'), 70), column(t('report.result'), 14)],
  rows: (explainedDecision(report)?.decision.changes ?? []).map(({ set, when, status }) => [
    wording.box(set),
    when ? wording.box(when) : '',
    t(`light.${status}.name`),
  ]),
})

const lockSheet = ({ report }: ReportDocument): Sheet => ({
  name: t('assessments.result.locks'),
  columns: [
    column(t('report.lockName'), 28),
    column(t('report.lock'), 70),
    column(t('report.type'), 16),
    column(t('report.state'), 90),
  ],
  rows: [
    ...report.assessment.locks.map((lock) => [
      lock.ref,
      lawWords(lock.text).text,
      t(`assessments.locks.type.${lock.type}`),
      lockLines(lock).join('\n'),
    ]),
    ...plannedLocks(report).map(({ id, type, text, state }) => [
      id,
      lawWords(text).text,
      t(`assessments.locks.type.${type}`),
      state,
    ]),
  ],
})

const historySheet = ({ report: { history } }: ReportDocument): Sheet => ({
  name: t('assessments.report.results'),
  columns: [
    column(t('assessments.report.decidedAt'), 26),
    column(t('report.result'), 14),
    column(t('report.cause'), 18),
    column(t('report.by'), 26),
    column(t('assessments.report.content'), 36),
    column(t('assessments.report.sha'), 70),
  ],
  rows: history.map(({ decidedAt, status, completed, cause, decidedBy, content, sha256 }) => [
    instantText(decidedAt),
    resultName(status, completed),
    t(`report.causes.${cause}`),
    decidedBy,
    content.map((ref) => contentVersionText(t, ref)).join(', '),
    sha256,
  ]),
})

type Basis = Parameters<typeof basisText>[0]

function cited(basis: Basis): string {
  const { text, url } = basisText(basis)
  return url ? `${text} ${url}` : text
}
