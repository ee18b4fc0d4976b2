import { type Answers, type ContentRef, providerOf } from '@portal/rules'
import type { LawVersion } from '@portal/texts'
import { and, DrizzleQueryError, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { writeAudit } from '../../audit/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { activations } from '../../db/schema.ts'
import { addJob, addJobs, type Jobs } from '../../jobs/jobs.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import type { LawStore, LegalContext } from '../../startup/deps.ts'
import { type EffectiveLaw, memoizedOutcome } from '../decision/memo.ts'
import { lawVersionOf, notifyOwners } from './notifyOwners.ts'
import {
  type Cursor,
  countOutdated,
  findActivation,
  isReleaseDone,
  listOutdated,
  listOwnersToNotify,
  listUnlockersToNotify,
  type OutdatedAssessment,
  type PendingActivation,
  saveProgress,
  selectActivationForUpdate,
  selectOutdatedForUpdate,
} from './reevaluate.repo.ts'
import { type Reevaluated, type ReevaluationResult, saveAcceptedReevaluations } from './saveReevaluations.ts'

type ReevaluationDeps = { db: Db; law: LawStore; log: FastifyBaseLogger }
type Payload = Jobs['reevaluate']

/** Assessments per transaction: about half a second of work, which is the most that a crash can lose. */
const BATCH = 200
/** Number of failures saved with their id; all failures are counted and logged. */
const NAMED_FAILURES = 100

/**
 * Re-evaluates every assessment that was decided on another version than the active one. Each batch is a transaction
 * that also saves the cursor, so that a killed job resumes from there and concurrent workers take turns.
 */
export async function reevaluate(deps: ReevaluationDeps, { activationId }: Payload): Promise<void> {
  let isMore = true
  while (isMore) isMore = await reevaluateBatch(deps, activationId)
}

/** Returns true while there is more to do. */
export async function reevaluateBatch(deps: ReevaluationDeps, activationId: string): Promise<boolean> {
  const activation = await findActivation(deps.db, activationId)
  if (!activation || activation.finishedAt) return false
  const total = await evaluateAhead(deps, activation)
  return deps.db.transaction(async (tx) => {
    const held = await selectActivationForUpdate(tx, activationId)
    if (!held || held.finishedAt) return false
    // Another worker has done this batch meanwhile: evaluate the next one ahead first.
    return held.afterAssessment !== activation.afterAssessment || saveBatch(tx, deps, { ...held, total })
  })
}

/**
 * Evaluates the next batch before any row is locked: the transaction that saves it finds the outcomes memoized and
 * evaluates only assessments that were answered meanwhile. Returns the total number of outdated assessments.
 */
async function evaluateAhead({ db, law }: ReevaluationDeps, activation: PendingActivation): Promise<number | null> {
  const { contentId, total } = activation
  const contextFor = (provider?: string) => law.contextFor(db, provider)
  const ref = refOf(activation, await contextFor(contentId))
  if (!ref) return total
  const { outdated } = await listOutdated(db, ref, cursorOf(activation), BATCH)
  await forEachOutdated({ db, law, contextFor }, outdated, memoizedOutcome)
  return total ?? countOutdated(db, ref)
}

/** The activated version; undefined if a later one has superseded it. */
const refOf = ({ contentId, version }: PendingActivation, { content }: LegalContext): ContentRef | undefined =>
  content.find((ref) => ref.id === contentId && ref.version === version)

async function saveBatch(
  tx: Transaction,
  { law, log }: ReevaluationDeps,
  activation: PendingActivation,
): Promise<boolean> {
  const { activationId, contentId } = activation
  const contextFor = (provider?: string) => law.contextForShare(tx, provider)
  const context = await contextFor(contentId)
  const ref = refOf(activation, context)
  const lawVersion = lawVersionOf(activation, context)
  if (!ref) return finish(tx, activation, { lawVersion, superseded: true })
  const { outdated, last } = await selectOutdatedForUpdate(tx, ref, cursorOf(activation), BATCH)
  if (!last) return finish(tx, activation, { lawVersion })
  const { reevaluated, failures } = await reevaluateOutdated({ db: tx, law, contextFor }, outdated)
  const activating = { activationId, lawVersion, at: new Date(), notify: 'together' } as const
  const saved = await saveAcceptedReevaluations(tx, reevaluated, activating)
  const failed = [...failures, ...saved.failures]
  for (const { assessmentId, error } of failed) {
    log.error({ err: error, activationId, assessmentId }, 'not decided again')
  }
  const batch = { last, made: saved.made, failures: failed.map(({ assessmentId }) => assessmentId) }
  await saveProgress(tx, activation, progressOf(activation, batch))
  await recordBatch(tx, activation, saved.made)
  return true
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
async function finish(tx: Transaction, activation: PendingActivation, { lawVersion, ...end }: End): Promise<false> {
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
  return false
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

export type FailedReevaluation = { assessmentId: string; error: unknown }
type Reevaluation = { reevaluated: Reevaluated[]; failures: FailedReevaluation[] }
/** Looks up the active law for a provider country. */
type ActiveLaw = { db: DbOrTransaction; law: LawStore; contextFor: (provider?: string) => Promise<LegalContext> }

/** Evaluates assessments under the active law. */
async function reevaluateOutdated(active: ActiveLaw, all: readonly OutdatedAssessment[]): Promise<Reevaluation> {
  const reevaluated: Reevaluated[] = []
  const failures = await forEachOutdated(active, all, (law, answers, outdated) => {
    reevaluated.push({ outdated, outcome: memoizedOutcome(law, answers) })
  })
  return { reevaluated, failures }
}

type Evaluate = (law: EffectiveLaw, answers: Answers, outdated: OutdatedAssessment) => void

/** Calls `evaluate` with the active law of each assessment. A failing one does not stop the others. */
async function forEachOutdated(
  active: ActiveLaw,
  all: readonly OutdatedAssessment[],
  evaluate: Evaluate,
): Promise<FailedReevaluation[]> {
  const failures: FailedReevaluation[] = []
  const effectiveLawFor = effectiveLawByProvider(active)
  const takeTurn = eventLoopYielder()
  for (const outdated of all) {
    const { assessmentId, answers } = outdated.assessment
    try {
      evaluate(await effectiveLawFor(providerOf(answers)), answers, outdated)
    } catch (error) {
      if (error instanceof DrizzleQueryError) throw error
      failures.push({ assessmentId, error })
    }
    await takeTurn()
  }
  return failures
}

/** Looks each country up once per batch. */
function effectiveLawByProvider({ db, law, contextFor }: ActiveLaw) {
  const byProvider = new Map<string | undefined, Promise<EffectiveLaw>>()
  const lookUp = async (provider: string | undefined): Promise<EffectiveLaw> => {
    const context = await contextFor(provider)
    return { context, overdueSince: await law.overdueSince(db, context) }
  }
  return (provider: string | undefined): Promise<EffectiveLaw> => {
    const effectiveLaw = byProvider.get(provider) ?? lookUp(provider)
    byProvider.set(provider, effectiveLaw)
    return effectiveLaw
  }
}
