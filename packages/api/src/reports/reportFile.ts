import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { AssessmentReport, assessmentNumber, type ReportFormat, screenPaths } from '@portal/contract'
import type { ReportDocument } from '@portal/pdf'
import { canonicalJson } from '@portal/rules'
import { createWording } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { assessmentReports } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { invalid } from '../http/errors.ts'
import type { SentFile } from '../http/serve.ts'
import { languageNow } from '../text/language.ts'
import { type ReadReport, type ReportDeps, type ReportKey, readReport } from './readReport.ts'
import { namesOf, whomToAsk } from './reportContent.ts'
import { reportXlsx } from './reportXlsx.ts'

const TYPES = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ReportFormat, string>

/**
 * Version of the layout. Increment it when the files look different, so that new files are made instead of stored ones.
 */
const LAYOUT = 12

/** `rules: 'fitted'` leaves out the rules that did not match. */
type FileRequest = { reportKey: ReportKey; format: ReportFormat; rules: 'all' | 'fitted' }
/** Where the file is sent; it is not made for a caller who has gone. */
type Receiver = { response?: ServerResponse }

/**
 * Issues a report as a file. Each file is stored with its hash, so that it can be reproduced and verified; the same
 * state for the same user gives the same file, so that repeated requests neither fill the store nor create another
 * hash. Throws INVALID_INPUT if a format other than PDF is to be shortened.
 */
export async function issueReportFile(
  deps: ReportDeps,
  actor: Actor,
  { response, ...fileRequest }: FileRequest & Receiver,
): Promise<SentFile> {
  const { format, rules } = fileRequest
  if (rules === 'fitted' && format !== 'pdf') {
    throw invalid([{ path: 'rules', message: translate('refusals.onlyPdf') }])
  }
  const { inTurn } = deps.pdfWorkers
  return inTurn(actor.userId, () => issue(deps, actor, fileRequest), response)
}

async function issue(deps: ReportDeps, actor: Actor, fileRequest: FileRequest): Promise<SentFile> {
  const { reportKey, format, rules } = fileRequest
  const read = await readReport(deps, actor, reportKey)
  const { accountId, assessmentId, number } = read.row
  const key = { accountId, assessmentId, format, state: stateOf(read, actor, rules) }
  const made = (await findReportFile(deps.db, key)) ?? {
    ...key,
    ...(await makeFile(deps, actor, { ...fileRequest, read })),
  }
  const kept = await deps.db.transaction(async (tx) => {
    const file = await saveReportFile(tx, made)
    const { reportId, sha256 } = file
    await writeAudit(tx, { ...actor, accountId }, 'ASSESSMENT_REPORT', { assessmentId, reportId, format, sha256 })
    return file
  })
  return { type: TYPES[format], fileName: fileName(number, fileRequest), body: Readable.from([kept.file]) }
}

/** The name distinguishes several files of one assessment in the same folder. */
function fileName(number: number, { reportKey: { asKnownOn }, format, rules }: FileRequest): string {
  const said = [rules === 'fitted' && 'short', asKnownOn && `as-known-on-${asKnownOn.slice(0, 10)}`]
  return `${['report', assessmentNumber(number).slice(1), ...said].filter(Boolean).join('-')}.${format}`
}

/**
 * Identifies the content of a file apart from the time of printing and the time of day that it looks back to: all
 * moments of a day with the same state share one file.
 */
function stateOf(
  { report: { printedAt, asKnownOn, ...report } }: ReadReport,
  { userId }: Actor,
  rules: FileRequest['rules'],
): string {
  const lookBack = asKnownOn === printedAt ? 'now' : asKnownOn?.replace(/T.*/, 'T')
  return sha256Of(canonicalJson([LAYOUT, userId, rules, { ...report, asKnownOn: lookBack }]))
}

type NewFile = Omit<NewReportFile, 'accountId' | 'assessmentId' | 'format' | 'state'>

async function makeFile(
  { portalName, publicUrl, pdfWorkers }: ReportDeps,
  { userId }: Actor,
  { format, rules, read }: FileRequest & { read: ReadReport },
): Promise<NewFile> {
  const { report, context, decisionId, shownAt } = read
  const verifyAddress = publicUrl + screenPaths.verify
  const short = rules === 'fitted'
  const names = namesOf(context)
  const document = { report, portalName, verifyAddress, short, ...whomToAsk(report, context) }
  const file =
    format === 'pdf'
      ? await pdfWorkers.makePdf({ ...document, names, language: languageNow() })
      : await MAKERS[format]({ ...document, wording: createWording(translate, names) })
  const createdAt = new Date(report.printedAt)
  return { reportId: randomUUID(), decisionId, sha256: sha256Of(file), file, createdBy: userId, createdAt, shownAt }
}

const MAKERS: { readonly [format in Exclude<ReportFormat, 'pdf'>]: (document: ReportDocument) => Promise<Buffer> } = {
  xlsx: reportXlsx,
  json: async ({ report }) => Buffer.from(canonicalJson(AssessmentReport.parse(report))),
}

const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

type NewReportFile = typeof assessmentReports.$inferInsert
type ReportFile = typeof assessmentReports.$inferSelect
type Key = Pick<NewReportFile, 'accountId' | 'assessmentId' | 'format' | 'state'>

/** Finds the stored file of exactly this state. */
async function findReportFile(
  db: DbOrTransaction,
  { accountId, assessmentId, format, state }: Key,
): Promise<ReportFile | undefined> {
  const [row] = await db
    .select()
    .from(assessmentReports)
    .where(
      and(
        eq(assessmentReports.accountId, accountId),
        eq(assessmentReports.assessmentId, assessmentId),
        eq(assessmentReports.format, format),
        eq(assessmentReports.state, state),
      ),
    )
  return row
}

/** Stores a file. If two are made of one state concurrently, the first is kept, and both callers get it. */
async function saveReportFile(tx: Transaction, file: NewReportFile): Promise<ReportFile> {
  await tx.insert(assessmentReports).values(file).onConflictDoNothing()
  return expectOne([await findReportFile(tx, file)].filter((found) => found !== undefined))
}
