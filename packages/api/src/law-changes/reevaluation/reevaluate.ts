import { type ContentRef, providerOf } from '@portal/rules'
import type { LawVersion } from '@portal/texts'
import { and, DrizzleQueryError, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { writeAudit } from '../../audit/index.ts'
import {
  type EffectiveLaw,
  memoizedOutcome,
  type Outcome,
  type OutdatedAssessment,
  type Reevaluated,
  type ReevaluationResult,
} from '../../cases/index.ts'
import { accountOfHouse, type LawStore, type LegalContext } from '../../content/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { activations } from '../../db/schema.ts'
import { addJob, addJobs, type Jobs } from '../../jobs/jobs.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { lawVersionOf, notifyOwners } from './notifyOwners.ts'
import {
  type Cursor,
  countOutdated,
  findActivation,
  isReleaseDone,
  listOutdated,
  listOwnersToNotify,
  listUnlockersToNotify,
  type PendingActivation,
  saveProgress,
  selectActivationForUpdate,
  selectOutdatedForUpdate,
} from './reevaluate.repo.ts'
import { type FailedReevaluation, saveAcceptedReevaluations } from './saveAcceptedReevaluations.ts'

type ReevaluationDeps = { db: Db; law: LawStore; log: FastifyBaseLogger }
type Payload = Jobs['reevaluate']

/** Assessments per transaction: about half a second of work, which is the most that a crash can lose. */
const BATCH = 200
/** Number of failures saved with their id; all failures are counted and logged. */
const NAMED_FAILURES = 100

/**
 * Re-evaluates every assessment that was decided on another version than the active one. Each batch is a transaction
 * that also saves the cursor, so that a killed job resumes from there and concurrent workers take turns. While the
 * database saves a batch, the next one is evaluated.
 */
export async function reevaluate(
  deps: ReevaluationDeps,
  { activationId }: Payload,
  afterBatch: () => Promise<void> = async () => undefined,
): Promise<void> {
  let batch = await evaluateAhead(deps, activationId)
  while (batch) {
    const { saved, next } = await saveBesideNext(deps, batch)
    if (saved === 'finished') return
    if (saved === 'saved') await afterBatch()
    batch = (saved === 'saved' && next) || (await evaluateAhead(deps, activationId))
  }
}

type Saved = 'saved' | 'taken' | 'finished'

/** Waits for both even if one fails, so that nothing continues after the job has ended. */
async function saveBesideNext(deps: ReevaluationDeps, batch: EvaluatedBatch) {
  const [saved, next] = await Promise.allSettled([saveEvaluated(deps, batch), evaluateNext(deps, batch)])
  if (saved.status === 'rejected') throw saved.reason
  if (next.status === 'rejected') throw next.reason
  return { saved: saved.value, next: next.value }
}

/** A batch with the outcomes of its assessments, evaluated before any row is locked. */
type EvaluatedBatch = {
  activationId: string
  /** The number of outdated assessments of the activation. */
  total: number | null
  after: Cursor
  last: Cursor
  outcomes: ReadonlyMap<string, EvaluatedAhead>
}
/** An outcome with the version of the assessment and the law that it was evaluated on. */
type EvaluatedAhead = { version: number; law: EffectiveLaw; outcome: Outcome }

/**
 * Evaluates the first batch that is not saved, or the one after a given batch; undefined if the activation is finished.
 * The transaction that saves it evaluates only assessments that were answered meanwhile.
 */
async function evaluateAhead(
  { db, law }: ReevaluationDeps,
  activationId: string,
  before?: EvaluatedBatch,
): Promise<EvaluatedBatch | undefined> {
  const activation = await findActivation(db, activationId)
  if (!activation || activation.finishedAt) return undefined
  const after = before ? before.last : cursorOf(activation)
  const total = before ? before.total : activation.total
  const outcomes = new Map<string, EvaluatedAhead>()
  const contextFor: ContextFor = (of) => law.contextFor(db, of.provider, of.accountId)
  const ref = refOf(activation, await contextFor(caseLawOf(activation)))
  if (!ref) return { activationId, total, after, last: undefined, outcomes }
  const { outdated, last } = await listOutdated(db, ref, after, BATCH)
  await forEachOutdated(
    { db, law, contextFor },
    outdated,
    (effective, { assessment: { assessmentId, version, answers } }) => {
      outcomes.set(assessmentId, { version, law: effective, outcome: memoizedOutcome(effective, answers) })
    },
  )
  return { activationId, total: total ?? (await countOutdated(db, ref)), after, last, outcomes }
}

const evaluateNext = async (deps: ReevaluationDeps, batch: EvaluatedBatch): Promise<EvaluatedBatch | undefined> =>
  batch.last && evaluateAhead(deps, batch.activationId, batch)

/** The activated version; undefined if a later one has superseded it. */
const refOf = ({ contentId, version }: PendingActivation, { content }: LegalContext): ContentRef | undefined =>
  content.find((ref) => ref.id === contentId && ref.version === version)

/** Saves a batch unless another worker has taken it meanwhile. */
const saveEvaluated = (deps: ReevaluationDeps, batch: EvaluatedBatch): Promise<Saved> =>
  deps.db.transaction(async (tx) => {
    const held = await selectActivationForUpdate(tx, batch.activationId)
    if (!held || held.finishedAt) return 'finished'
    if (held.afterAssessment !== (batch.after?.assessmentId ?? null)) return 'taken'
    return saveBatch(tx, deps, { activation: { ...held, total: held.total ?? batch.total }, outcomes: batch.outcomes })
  })

type Saving = Pick<EvaluatedBatch, 'outcomes'> & { activation: PendingActivation }

async function saveBatch(
  tx: Transaction,
  { law, log }: ReevaluationDeps,
  { activation, outcomes }: Saving,
): Promise<Saved> {
  const { activationId } = activation
  const contextFor: ContextFor = (of) => law.contextForShare(tx, of.provider, of.accountId)
  const context = await contextFor(caseLawOf(activation))
  const ref = refOf(activation, context)
  const lawVersion = lawVersionOf(activation, context)
  if (!ref) return finish(tx, activation, { lawVersion, superseded: true })
  const { outdated, last } = await selectOutdatedForUpdate(tx, ref, cursorOf(activation), BATCH)
  if (!last) return finish(tx, activation, { lawVersion })
  const { reevaluated, failures } = await reevaluateOutdated({ db: tx, law, contextFor }, outdated, outcomes)
  const activating = { activationId, lawVersion, at: new Date(), notify: 'together' } as const
  const saved = await saveAcceptedReevaluations(tx, reevaluated, activating)
  const failed = [...failures, ...saved.failures]
  for (const { assessmentId, error } of failed) {
    log.error({ err: error, activationId, assessmentId }, 'not decided again')
  }
  const batch = { last, made: saved.made, failures: failed.map(({ assessmentId }) => assessmentId) }
  await saveProgress(tx, activation, progressOf(activation, batch))
  await recordBatch(tx, activation, saved.made)
  return 'saved'
}

const cursorOf = ({ afterAccount, afterAssessment }: PendingActivation): Cursor =>
  afterAccount === null || afterAssessment === null
    ? undefined
    : { accountId: afterAccount, assessmentId: afterAssessment }

type Batch = { last: NonNullable<Cursor>; made: ReevaluationResult[]; failures: string[] }

function progressOf(activation: PendingActivation, { last, made, failures }: Batch): Partial<PendingActivation> {
  return {
    total: activation.total,
    done: activation.done + made.length,
    changed: activation.changed + made.filter(({ before, after }) => before !== after).length,
    failed: activation.failed + failures.length,
    failures: [...activation.failures, ...failures].slice(0, NAMED_FAILURES),
    afterAccount: last.accountId,
    afterAssessment: last.assessmentId,
  }
}

/** One audit entry per account and batch, with the hash of every decision in it. */
async function recordBatch(
  tx: Transaction,
  { activationId }: PendingActivation,
  made: readonly ReevaluationResult[],
): Promise<void> {
  const accounts = [...new Set(made.map(({ accountId }) => accountId))]
  for (const accountId of accounts) {
    const decisions = made
      .filter((one) => one.accountId === accountId)
      .map(({ assessmentId, before, after, sha256 }) => ({ assessmentId, before, after, decision: sha256 }))
    await writeAudit(tx, { accountId, userId: null }, 'DECISION_UPDATE', { activationId, decisions })
  }
}

type End = { lawVersion: LawVersion; superseded?: true }

/**
 * Ends a completed or superseded activation: owners and unlockers are notified once about all changes. For a release,
 * owners get one mail when its last activation is completed.
 */
async function finish(
  tx: Transaction,
  activation: PendingActivation,
  { lawVersion, ...end }: End,
): Promise<'finished'> {
  const { activationId, releaseId, total } = activation
  await saveProgress(tx, activation, { ...end, total, finishedAt: new Date() })
  await notifyOwners(tx, { activationId, lawVersion })
  const release = releaseId === null ? {} : { releaseId }
  const owners = (await isReleaseDone(tx, activation)) ? await listOwnersToNotify(tx, activation) : []
  const openers = await listUnlockersToNotify(tx, activationId)
  await addJobs(
    tx,
    'mailLawChange',
    owners.map((userId) => ({ userId, activationId, ...release })),
  )
  await addJobs(
    tx,
    'notifyLawLocks',
    openers.map((userId) => ({ userId, activationId })),
  )
  return 'finished'
}

const STALLED_MS = 5 * 60_000

/** Queues activations again that have made no progress for a while, because their worker has died. */
export async function resumeActivations(db: Db, stalledMs = STALLED_MS): Promise<void> {
  const idle = lt(activations.progressedAt, new Date(Date.now() - stalledMs))
  const rows = await db
    .select()
    .from(activations)
    .where(and(isNull(activations.finishedAt), idle))
  for (const { activationId } of rows) await addJob(db, 'reevaluate', { activationId })
}

type Reevaluation = { reevaluated: Reevaluated[]; failures: FailedReevaluation[] }
/** The provider country and the account of a case. */
type CaseLaw = { provider?: string | undefined; accountId?: string | undefined }
/** Looks up the law that is active for a case. */
type ContextFor = (of: CaseLaw) => Promise<LegalContext>
type ActiveLaw = { db: DbOrTransaction; law: LawStore; contextFor: ContextFor }

/** A case to which an activated content applies. */
function caseLawOf({ contentId }: PendingActivation): CaseLaw {
  const accountId = accountOfHouse(contentId)
  return accountId === undefined ? { provider: contentId } : { accountId }
}

/** Takes the outcomes that were evaluated ahead, and evaluates assessments that were answered meanwhile. */
async function reevaluateOutdated(
  active: ActiveLaw,
  all: readonly OutdatedAssessment[],
  outcomes: EvaluatedBatch['outcomes'],
): Promise<Reevaluation> {
  const reevaluated: Reevaluated[] = []
  const failures = await forEachOutdated(active, all, (law, outdated) => {
    const { assessmentId, version, answers } = outdated.assessment
    const ahead = outcomes.get(assessmentId)
    const outcome =
      ahead?.version === version && isSameLaw(ahead.law, law) ? ahead.outcome : memoizedOutcome(law, answers)
    reevaluated.push({ outdated, outcome })
  })
  return { reevaluated, failures }
}

const isSameLaw = (one: EffectiveLaw, other: EffectiveLaw): boolean =>
  one.context === other.context && one.overdueSince === other.overdueSince

type Evaluate = (law: EffectiveLaw, outdated: OutdatedAssessment) => void

/** Calls `evaluate` with the active law of each assessment. A failing one does not stop the others. */
async function forEachOutdated(
  active: ActiveLaw,
  all: readonly OutdatedAssessment[],
  evaluate: Evaluate,
): Promise<FailedReevaluation[]> {
  const failures: FailedReevaluation[] = []
  const effectiveLawFor = effectiveLaws(active)
  const takeTurn = eventLoopYielder()
  for (const outdated of all) {
    const { assessmentId, accountId, answers } = outdated.assessment
    try {
      evaluate(await effectiveLawFor({ provider: providerOf(answers), accountId }), outdated)
    } catch (error) {
      if (error instanceof DrizzleQueryError) throw error
      failures.push({ assessmentId, error })
    }
    await takeTurn()
  }
  return failures
}

/** Looks each country and account up once per batch. */
export function effectiveLaws({ db, law, contextFor }: ActiveLaw) {
  const laws = new Map<string, Promise<EffectiveLaw>>()
  const lookUp = async (of: CaseLaw): Promise<EffectiveLaw> => {
    const context = await contextFor(of)
    return { context, overdueSince: await law.overdueSince(db, context) }
  }
  return (of: CaseLaw): Promise<EffectiveLaw> => {
    const key = `${of.provider} ${of.accountId}`
    const effectiveLaw = laws.get(key) ?? lookUp(of)
    laws.set(key, effectiveLaw)
    return effectiveLaw
  }
}
