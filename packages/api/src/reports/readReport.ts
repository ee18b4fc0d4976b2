import {
  type Answers,
  type AssessmentReport,
  ReportedDuty,
  ReportedSheet,
  ReportedTransfer,
  shownStatus,
} from '@portal/contract'
import { caseOverTime, joinSegments, openQuestions, possibleColours, type Status } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import type { Keys } from '../authentication/index.ts'
import { createCache } from '../cache/cache.ts'
import {
  type AssessmentDeps,
  type AssessmentRow,
  type AssessmentState,
  assessmentAsKnownOn,
  factsInWords,
  findDecisionAndLocks,
  findReadable,
  listDecisionHistory,
  listDuties,
  presentState,
  type Scope,
  type Standing,
  standingOf,
  stateOf,
} from '../cases/index.ts'
import type { LegalContext } from '../content/index.ts'
import { parseSheet } from '../file-store/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { findReceived, listSamples, listTransfers, presentSample } from '../material/index.ts'
import { reportedPapers } from '../papers/index.ts'
import type { PdfWorkers } from '../pdf/index.ts'
import { contentText } from '../text/contentTexts.ts'

/**
 * Maximum number of results listed, so that reports do not grow without limit; the history screen shows all of them.
 */
const HISTORY = 100

/** Identifies a report: the assessment, and the past moment to show (left out: the present). */
export type ReportKey = { assessmentId: string; asKnownOn?: string | undefined }
/** A report with the law from which its wording is taken. */
export type ReadReport = {
  report: AssessmentReport
  row: AssessmentRow
  context: LegalContext
  decisionId: string | null
  /** The moment whose state it shows. */
  shownAt: Date
}

/**
 * All data of a report in the words of the law version of its decision, read from one database snapshot, so that a
 * concurrent change is visible either completely or not at all. Throws ASSESSMENT_NOT_FOUND for an assessment that the
 * actor may not read.
 */
export function readReport({ db, law }: AssessmentDeps, actor: Actor, reportKey: ReportKey): Promise<ReadReport> {
  const atOneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => readIn({ db: tx, law, actor }, reportKey), atOneInstant)
}

async function readIn(scope: Scope, reportKey: ReportKey): Promise<ReadReport> {
  const now = new Date()
  const state = await stateAt(scope, reportKey, now)
  const { row, decision, standing, asKnownOn } = state
  const context = decision ? await scope.law.contextAt(decision.content) : standing.context
  const { assessment, survey } = await presentState(scope, state)
  const { user } = scope.actor
  const history = await listDecisionHistory(scope.db, row)
  const samples = await listSamples(scope.db, row, state.at)
  const facts = factsInWords(context, row.answers)
  const undecided = undecidedBy(context, row.answers, assessment.reviewOverdueSince)
  const report = {
    assessment: asKnownOn === undefined ? assessment : { ...assessment, rights: [] },
    survey,
    facts,
    conditions: context.survey.country?.conditions.map(({ question }) => question) ?? [],
    undecided,
    lawLine:
      undecided || row.accessDate === null ? null : lawLineOf(context, row.answers, assessment.reviewOverdueSince),
    lawAsOf: context.country?.asOf ?? null,
    papers: await reportedPapers(scope.db, row, {
      at: state.at,
      locks: assessment.locks,
      questionOf: (id) => facts.flatMap(({ rows }) => rows).find((fact) => fact.id === id)?.question,
    }),
    samples: samples.map((sample) => presentSample(row, sample)),
    duties: asKnownOn === undefined ? await dutiesNow(scope.db, row) : [],
    ...(await passedOn(scope.db, row, state.at)),
    account: row.account,
    ...(asKnownOn !== undefined && {
      asKnownOn,
      laterReading: laterReadingOf(assessment, state.at),
      ...supersededBy(history, { shown: decision?.decisionId, present: state.presentId }),
    }),
    history: historyUpTo(history, state),
    printedAt: now.toISOString(),
    printedBy: `${user.firstName} ${user.lastName}`,
    verificationCode: decision?.code ?? null,
    disclaimer: translate('report.disclaimer'),
  }
  return { report, row, context, decisionId: decision?.decisionId ?? null, shownAt: state.at }
}

/** For a recurring duty, only its latest occurrence. */
async function dutiesNow(db: Scope['db'], row: AssessmentRow): Promise<ReportedDuty[]> {
  const present = (await listDuties(db, row)).filter(({ goneAt }) => goneAt === null)
  const byObligation = new Map(
    present.toSorted((one, other) => one.round - other.round).map((duty) => [duty.obligationId, duty]),
  )
  return [...byObligation.values()].map(({ settledAt, ...duty }) =>
    ReportedDuty.parse({ ...duty, settledAt: settledAt?.toISOString() ?? null }),
  )
}

/** The transfers of the material, and the hand-over sheet that it came with. */
async function passedOn(
  db: Scope['db'],
  row: AssessmentRow,
  at: Date,
): Promise<Pick<AssessmentReport, 'transfers' | 'received'>> {
  const rows = await listTransfers(db, row, at)
  const received = await findReceived(db, row)
  const sheet = received && parseSheet(received.sheet)
  return {
    transfers: rows.map((transfer) => ReportedTransfer.parse(transfer)),
    received: sheet ? ReportedSheet.parse({ ...sheet, transferredOn: sheet.transfer.transferredOn }) : null,
  }
}

/** `presentId` is the id of the present result. */
type DatedState = AssessmentState & { presentId: string | null; at: Date; asKnownOn?: string }

async function stateAt(scope: Scope, { assessmentId, asKnownOn }: ReportKey, now: Date): Promise<DatedState> {
  if (asKnownOn !== undefined) return assessmentAsKnownOn(scope, assessmentId, { asKnownOn, now })
  const { db, law, actor } = scope
  const row = await findReadable(db, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const standing = await standingOf(db, law, row)
  return { row, standing, ...(await findDecisionAndLocks(db, row)), presentId: row.decisionId, at: now }
}

type DecisionHistory = AssessmentReport['history']

/** A report on a past moment omits later decisions. */
function historyUpTo(history: DecisionHistory, { decision }: AssessmentState): DecisionHistory {
  const until = decision?.decidedAt.toISOString() ?? ''
  return history.filter(({ decidedAt }) => decidedAt <= until).slice(0, HISTORY)
}

/** When the present result superseded the one shown; null if there is no present result. */
function supersededBy(
  history: DecisionHistory,
  { shown, present }: { shown: string | undefined; present: string | null },
): Pick<AssessmentReport, 'superseded'> {
  if (present === shown) return { superseded: null }
  const later = history.find(({ decisionId }) => decisionId === present)
  return later ? { superseded: later.decidedAt } : {}
}

/** The law was read later than its decision if a version states its facts as of a day after the one it was used on. */
function laterReadingOf({ explanation }: AssessmentReport['assessment'], at: Date): string | null {
  const days = (explanation?.rows ?? [])
    .flatMap(({ basis }) => basis)
    .flatMap((basis) => ('asOf' in basis ? [basis.asOf] : []))
  const latest = days.toSorted().at(-1)
  return latest !== undefined && latest > at.toISOString().slice(0, 10) ? latest : null
}

type Context = Standing['context']

/** What is still possible, and what is still to be answered; null if the open answers cannot change the colour. */
function undecidedBy(context: Context, answers: Answers, overdueSince: string | null): AssessmentReport['undecided'] {
  const state = stateOf(context, answers)
  const open = openQuestions(state)
  if (!state.decidable || open.length === 0) return null
  const colours = possibleColours(context.survey.law, state.facts).map((status) => shownStatus(status, overdueSince))
  const possible = [...new Set<Status>(colours)]
  return possible.length > 1 ? { possible, questions: open.map(({ question }) => contentText(question.label)) } : null
}

/** The same answers under the same law always have the same line, and computing it takes half of a report's memory. */
const lawLines = createCache<AssessmentReport['lawLine']>({ name: 'law lines', maxSize: 250 })

/**
 * The result of these answers by day of access, under the law of the decision; if the review was overdue, GREEN is
 * shown as AMBER.
 */
function lawLineOf(context: Context, answers: Answers, overdueSince: string | null): AssessmentReport['lawLine'] {
  if (!context.country) return null
  return lawLines.getOrCompute(JSON.stringify([context.content, answers, overdueSince]), () => {
    const segments = caseOverTime(context.survey.law, stateOf(context, answers).facts)
    return joinSegments(segments.map((one) => ({ ...one, status: shownStatus(one.status, overdueSince) })))
  })
}

/** Dependencies of report files besides those of the assessment itself. */
export type ReportDeps = AssessmentDeps & {
  keys: Keys
  /** The user of a session. Throws if the session has ended or the user may no longer sign in. */
  actorOf: (session: { userId: string; sessionId: string }) => Promise<Omit<Actor, 'address'>>
  portalName: string
  publicUrl: string
  pdfWorkers: PdfWorkers
}
