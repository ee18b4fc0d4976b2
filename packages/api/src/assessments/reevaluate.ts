import { providerOf } from '@portal/rules'
import { and, DrizzleQueryError, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Transaction } from '../db/connect.ts'
import { activations } from '../db/schema.ts'
import type { LawStore, LegalContext } from '../deps.ts'
import { writeAudit } from '../record/audit.ts'
import { addJob, addJobs, type Jobs } from '../record/jobs.ts'
import { evaluateToday } from './evaluate.ts'
import { type Again, keepAgain } from './keepAgain.ts'
import {
  type ActivationRow,
  type Cursor,
  countStale,
  keepProgress,
  listOwnersToTell,
  lockActivation,
  lockStale,
  type Stale,
} from './reevaluate.repo.ts'

export type ReevaluationDeps = { db: Db; law: LawStore; log: FastifyBaseLogger }
type Payload = Jobs['reevaluate']

/** How many assessments are held and decided at a time: a quarter of a second, and no more is lost to a crash. */
const BATCH = 50
/** The failures that are kept by name; all are counted and logged. */
const NAMED_FAILURES = 100

/**
 * Decides every assessment again that stands on another version than the one made active, batch by batch, each in a
 * transaction that keeps how far it got: a job that was killed goes on from there, and two of the same take turns.
 */
export async function reevaluate(deps: ReevaluationDeps, { activationId }: Payload): Promise<void> {
  while (await reevaluateBatch(deps, activationId)) await letOthersRun()
}

const letOthersRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** True while there is more to do. */
export function reevaluateBatch({ db, law, log }: ReevaluationDeps, activationId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const activation = await lockActivation(tx, activationId)
    if (!activation || activation.finishedAt) return false
    const { contentId, version } = activation
    const context = await law.holdContextFor(tx, contentId)
    const ref = context.content.find(({ id }) => id === contentId)
    if (ref?.version !== version) return finish(tx, activation, { superseded: true })
    const total = activation.total ?? (await countStale(tx, ref))
    const stale = await lockStale(tx, ref, cursorOf(activation), BATCH)
    if (stale.length === 0) return finish(tx, activation, { total })
    const batch = await decideAgain(tx, { law, log, activation, context }, stale)
    await keepProgress(tx, activation, { ...progressOf(activation, batch), total })
    await recordBatch(tx, activation, batch.made)
    return true
  })
}

const cursorOf = ({ afterAccount, afterAssessment }: ActivationRow): Cursor =>
  afterAccount === null || afterAssessment === null
    ? undefined
    : { accountId: afterAccount, assessmentId: afterAssessment }

type Work = Pick<ReevaluationDeps, 'law' | 'log'> & { activation: ActivationRow; context: LegalContext }

/** One that cannot be decided is left as it is, counted and logged; it holds up none of the others. */
async function decideAgain(tx: Transaction, work: Work, stale: readonly Stale[]): Promise<Batch> {
  const { activation, log } = work
  const { activationId } = activation
  const activating = { activationId, called: calledOf(work), at: new Date() }
  const batch: Batch = { stale, made: [], failures: [] }
  for (const one of stale) {
    const { assessmentId, answers } = one.assessment
    const context = await work.law.holdContextFor(tx, providerOf(answers))
    try {
      batch.made.push(await keepAgain(tx, one, await evaluateToday(tx, work.law, context, answers), activating))
    } catch (error) {
      if (error instanceof DrizzleQueryError) throw error
      log.error({ err: error, activationId, assessmentId }, 'not decided again')
      batch.failures.push(assessmentId)
    }
  }
  return batch
}

type Batch = { stale: readonly Stale[]; made: Again[]; failures: string[] }

function calledOf({ activation: { contentId, version }, context }: Work): string {
  const country = context.names.countries.get(contentId)
  return country ? `version ${version} of the law of ${country}` : `version ${version} of the treaty level`
}

function progressOf(activation: ActivationRow, { stale, made, failures }: Batch): Partial<ActivationRow> {
  const last = stale.at(-1)?.assessment
  return {
    done: activation.done + made.length,
    changed: activation.changed + made.filter(({ before, after }) => before !== after).length,
    failed: activation.failed + failures.length,
    failures: [...activation.failures, ...failures].slice(0, NAMED_FAILURES),
    afterAccount: last?.accountId ?? activation.afterAccount,
    afterAssessment: last?.assessmentId ?? activation.afterAssessment,
  }
}

/** One entry per account and batch seals every decision that was made in it. */
async function recordBatch(tx: Transaction, { activationId }: ActivationRow, made: readonly Again[]): Promise<void> {
  const accounts = [...new Set(made.map(({ accountId }) => accountId))]
  for (const accountId of accounts) {
    const decisions = made
      .filter((one) => one.accountId === accountId)
      .map(({ assessmentId, before, after, sha256 }) => ({ assessmentId, before, after, decision: sha256 }))
    await writeAudit(tx, { accountId, userId: null }, 'DECISION_UPDATE', { activationId, decisions })
  }
}

/** Through, or overtaken: each owner whose results changed is told once, by one mail. */
async function finish(tx: Transaction, activation: ActivationRow, end: Partial<ActivationRow>): Promise<false> {
  const { activationId } = activation
  await keepProgress(tx, activation, { ...end, finishedAt: new Date() })
  const owners = await listOwnersToTell(tx, activationId)
  await addJobs(
    tx,
    'mailLawChange',
    owners.map((userId) => ({ userId, activationId })),
  )
  return false
}

const STALLED_MS = 5 * 60_000

/** Queues what was begun and not worked on for a while: whoever worked on it is gone. */
export async function resumeActivations(db: Db, stalledMs = STALLED_MS): Promise<void> {
  const idle = lt(activations.progressedAt, new Date(Date.now() - stalledMs))
  const rows = await db
    .select()
    .from(activations)
    .where(and(isNull(activations.finishedAt), idle))
  for (const { activationId } of rows) await addJob(db, 'reevaluate', { activationId })
}
