import { randomUUID } from 'node:crypto'
import { type Answers, assessmentNumber } from '@portal/contract'
import { CONFIRM, checkAnswers, providerOf } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import { sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import {
  type EffectiveLaw,
  type EvaluationDeps,
  listedOf,
  memoizedOutcome,
  messageChanges,
  type NewAssessment,
  type NewDecision,
  nextDecision,
  type Outcome,
  refusedAnswers,
  saveConsequences,
  takeNumbers,
} from '../../cases/index.ts'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { assessmentDecisions, assessments } from '../../db/schema.ts'
import { writeEvents } from '../../events/index.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { writeNotifications } from '../../notifications/index.ts'
import {
  findHere,
  findImport,
  type ImportRecord,
  listPending,
  type PendingRow,
  saveOutcomes,
  selectImportForUpdate,
  updateImport,
} from './imports.repo.ts'

/** Assessments per transaction: about half a second of work, which is the most that a crash can lose. */
const BATCH = 200

/**
 * Creates an assessment for each row of an import. Each batch is a transaction that also saves the progress, so that a
 * killed job resumes from there and references that were used meanwhile create no duplicates.
 */
export async function runImport(deps: EvaluationDeps, { importId }: Jobs['runImport']): Promise<void> {
  let next = await decideAhead(deps, importId, undefined)
  while (next) {
    // The next batch is decided while the database writes the present one.
    const ahead = next.rows.length > 0 ? decideAhead(deps, importId, next.rows.at(-1)) : Promise.resolve(null)
    const [isMore, following] = await Promise.all([importBatch(deps, importId, next), ahead])
    next = isMore ? following : null
  }
}

/** Rows with their outcomes, decided before any lock is taken. */
type Ahead = { rows: readonly PendingRow[]; decided: DecidedRows }

/** Decides the batch after the given row, or after the last processed one; null if the import is not running. */
async function decideAhead(
  { db, law }: EvaluationDeps,
  importId: string,
  after: PendingRow | undefined,
): Promise<Ahead | null> {
  const importRecord = await findImport(db, importId)
  if (importRecord?.status !== 'RUNNING') return null
  const rows = await listPending(db, { ...importRecord, afterRow: after?.row ?? importRecord.afterRow }, BATCH)
  const contextFor = (provider?: string) => law.contextFor(db, provider, importRecord.accountId)
  const active = { db, law, contextFor }
  return { rows, decided: await decideRows({ ...active, ...importRecord }, rows, new Map()) }
}

async function importBatch({ db, law }: EvaluationDeps, importId: string, { decided }: Ahead): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await selectImportForUpdate(tx, importId)
    if (held?.status !== 'RUNNING') return false
    // Serializes two imports of an account, so that each sees the references of the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${held.accountId}`}, 0))`)
    const contextFor = (provider?: string) => law.contextForShare(tx, provider, held.accountId)
    const active = { db: tx, law, contextFor }
    return saveBatch({ tx, db, active, ahead: decided }, held)
  })
}

type Batch = { tx: Transaction; db: Db; active: ActiveLaw; ahead: DecidedRows }

async function saveBatch({ tx, db, active, ahead }: Batch, importRecord: ImportRecord): Promise<boolean> {
  const rows = await listPending(tx, importRecord, BATCH)
  const last = rows.at(-1)
  if (!last) return finish(tx, importRecord)
  const owner = { accountId: importRecord.accountId, userId: importRecord.ownerId }
  const sought = rows.map(({ reference }) => ({ reference, number: '' }))
  const here = await findHere(tx, owner, sought)
  const missing = rows.filter((_, index) => !here[index])
  const decided = [...(await decideRows({ ...active, ...importRecord }, missing, ahead)).values()]
  const good = decided.flatMap(({ row, answers, outcome }) => (outcome ? [{ row, answers, outcome }] : []))
  const first = await takeNumbers(db, importRecord, good.length)
  const made = good.map((each, index) => newAssessment(importRecord, each, first + index))
  await saveAssessments(tx, importRecord, made)
  await saveOutcomes(tx, importRecord, [
    ...rows.map(({ row }) => ({ row, assessmentId: null, problem: null })).filter((_, index) => here[index]),
    ...decided.flatMap(({ row: { row }, problem }) => (problem ? [{ row, assessmentId: null, problem }] : [])),
    ...made.map(({ row, assessment: { assessmentId } }) => ({ row, assessmentId, problem: null })),
  ])
  await updateImport(tx, importRecord, {
    afterRow: last.row,
    made: importRecord.made + made.length,
    already: importRecord.already + rows.length - decided.length,
    refused: importRecord.refused + decided.length - good.length,
  })
  return true
}

type ActiveLaw = { db: DbOrTransaction; law: LawStore; contextFor: (provider?: string) => Promise<LegalContext> }
/** `answers` with the confirmation, if they answer everything and were confirmed. */
type DecidedRow = {
  row: PendingRow
  law: EffectiveLaw
  answers: Answers
  outcome: Outcome | null
  problem: string | null
}
/** Keyed by the number of the row. */
type DecidedRows = ReadonlyMap<number, DecidedRow>

/**
 * Decides rows under today's law, which may have changed since the import was started; uses outcomes that were decided
 * `ahead` under the same law.
 */
async function decideRows(
  { db, law, contextFor, confirmed }: ActiveLaw & Pick<ImportRecord, 'confirmed'>,
  rows: readonly PendingRow[],
  ahead: DecidedRows,
): Promise<DecidedRows> {
  const laws = new Map<string | undefined, EffectiveLaw>()
  const takeTurn = eventLoopYielder()
  const decided = new Map<number, DecidedRow>()
  for (const row of rows) {
    const answers = row.answers ?? {}
    const provider = providerOf(answers)
    const effective = laws.get(provider) ?? (await effectiveLaw(provider))
    laws.set(provider, effective)
    const known = ahead.get(row.row)
    const isKnown = known?.law.context === effective.context && known.law.overdueSince === effective.overdueSince
    decided.set(row.row, isKnown ? known : { row, law: effective, ...decideRow(effective, answers, confirmed) })
    await takeTurn()
  }
  return decided

  async function effectiveLaw(provider: string | undefined): Promise<EffectiveLaw> {
    const context = await contextFor(provider)
    return { context, overdueSince: await law.overdueSince(db, context) }
  }
}

type RowDecision = Pick<DecidedRow, 'answers' | 'outcome' | 'problem'>

function decideRow(law: EffectiveLaw, answers: Answers, confirmed: boolean): RowDecision {
  const [error] = refusedAnswers(checkAnswers(law.context.survey, {}, answers))
  if (error) return { answers, outcome: null, problem: error.message }
  try {
    const completed = confirmed ? memoizedOutcome(law, { ...answers, [CONFIRM]: true }) : undefined
    if (completed?.state.canComplete)
      return { answers: { ...answers, [CONFIRM]: true }, outcome: completed, problem: null }
    return { answers, outcome: memoizedOutcome(law, answers), problem: null }
  } catch {
    return { answers, outcome: null, problem: translate('importing.faults.undecidable') }
  }
}

type Made = { row: number; assessment: NewAssessment; decision: NewDecision | undefined; outcome: Outcome }

/**
 * A new assessment as if its owner had given all of these answers at once: completed if they are confirmed, else in
 * progress with a provisional result.
 */
function newAssessment(
  { accountId, ownerId }: ImportRecord,
  { row, answers: next, outcome }: { row: PendingRow; answers: Answers; outcome: Outcome },
  number: number,
): Made {
  const at = new Date()
  const key = { accountId, assessmentId: randomUUID(), decisionId: null }
  const cause = { cause: 'answers', decidedBy: ownerId } as const
  const { decisionId, made } = nextDecision(key, undefined, { next, evaluation: outcome, at, cause })
  const assessment: NewAssessment = {
    ...key,
    ...listedOf(next),
    number,
    ownerId: row.ownerId ?? ownerId,
    decisionId,
    answers: next,
    createdAt: at,
    updatedAt: at,
    status: isConfirmed(next) ? 'COMPLETED' : 'IN_PROGRESS',
    result: outcome.record?.status ?? null,
    overdueSince: outcome.record?.overdueSince ?? null,
    progress: outcome.state.progress,
    internalReference: row.reference,
    name: row.name,
  }
  return { row: row.row, assessment, decision: made, outcome }
}

const isConfirmed = (answers: Answers): boolean => answers[CONFIRM] === true

/** Saves with one statement per kind of row, and one audit entry with the hash of every decision in the batch. */
async function saveAssessments(tx: Transaction, importRecord: ImportRecord, all: readonly Made[]): Promise<void> {
  if (all.length === 0) return
  const { accountId, importId, ownerId } = importRecord
  const decisions = all.flatMap(({ decision }) => decision ?? [])
  await tx.insert(assessments).values(all.map(({ assessment }) => assessment))
  if (decisions.length > 0) await tx.insert(assessmentDecisions).values(decisions)
  await writeEvents(
    tx,
    all.map(({ assessment: { assessmentId, number, answers, createdAt: at } }) => ({
      accountId,
      assessmentId,
      at,
      eventType: 'ASSESSMENT_NEW' as const,
      message: {
        code: isConfirmed(answers) ? ('assessmentCompleted' as const) : ('assessmentStarted' as const),
        params: { number: assessmentNumber(number) },
      },
    })),
  )
  await saveCompletions(tx, importRecord, all)
  const made = all.map(({ assessment: { assessmentId }, decision }) => ({
    assessmentId,
    decision: decision?.sha256 ?? null,
  }))
  await writeAudit(tx, { accountId, userId: ownerId }, 'ASSESSMENT_IMPORT', { importId, assessments: made })
}

/** The locks, duties and messages that follow from the assessments that were completed. */
async function saveCompletions(
  tx: Transaction,
  { accountId, ownerId }: ImportRecord,
  all: readonly Made[],
): Promise<void> {
  const completed = all.filter(({ assessment }) => isConfirmed(assessment.answers))
  if (completed.length === 0) return
  for (const { assessment, outcome } of completed) {
    const row = { accountId, assessmentId: assessment.assessmentId }
    await saveConsequences(
      tx,
      { row, answers: assessment.answers, evaluation: outcome },
      { at: assessment.createdAt, lockedById: ownerId },
    )
  }
  const changes = completed.map(({ assessment: { assessmentId, number, result } }) => ({
    row: { accountId, assessmentId, number, status: 'IN_PROGRESS' as const },
    before: null,
    after: { completed: true, result: result ?? null },
  }))
  await messageChanges(tx, changes, new Date())
}

async function finish(tx: Transaction, importRecord: ImportRecord): Promise<false> {
  const { accountId, ownerId, fileName, made, refused, already } = importRecord
  await updateImport(tx, importRecord, { status: 'DONE', finishedAt: new Date() })
  const message = { code: 'importDone', params: { file: fileName, made, refused, already } } as const
  await writeNotifications(tx, [ownerId], { accountId, assessmentId: null, message })
  return false
}
