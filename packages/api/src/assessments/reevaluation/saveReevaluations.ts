import type { Status } from '@portal/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../db/connect.ts'
import { writeEvents } from '../../events/index.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import type { NewDecision } from '../core/assessments.repo.ts'
import { assessmentName } from '../core/record.ts'
import type { Outcome } from '../decision/memo.ts'
import { nextDecision } from '../decision/saveDecision.ts'
import { closeLocks } from '../locks/closeLocks.ts'
import { TEXTS } from '../report/texts.ts'
import { insertDecisions, type Redecided, type Stale, updateRedecided } from './reevaluate.repo.ts'
import type { Failure } from './reevaluate.ts'

type Colour = z.infer<typeof Status>
/**
 * The activation at work, and what its version is called in a sentence. `told`: people hear of each assessment, or of
 * all of them together, once the last is done.
 */
export type Activating = { activationId: string; called: string; at: Date; told: 'each' | 'together' }
/** An assessment, and what it comes to under the new version. */
export type Judged = { stale: Stale; outcome: Outcome }
/** What became of an assessment: `null` where it can no longer be said. */
export type Again = {
  assessmentId: string
  accountId: string
  before: Colour
  after: Colour | null
  sha256: string | null
}

/**
 * Keeps what assessments come to under the new version, with everything that follows, each kind of row at once. Their
 * answers stay as they are, confirmed or not; where the law asks something that they leave open, they are to be
 * completed again.
 */
export async function keepAgain(tx: Transaction, judged: readonly Judged[], law: Activating): Promise<Again[]> {
  const all = judged.map((one) => followingFrom(one, law))
  const others = all.filter(({ row }) => row.isOther)
  const confirmed = all.filter(({ row }) => row.status === 'COMPLETED')
  await insertDecisions(
    tx,
    all.flatMap(({ made }) => made ?? []),
  )
  await updateRedecided(
    tx,
    all.map(({ row }) => row),
    law.at,
  )
  await closeLocks(
    tx,
    confirmed.map(({ row, outcome }) => ({ row, evaluation: outcome })),
    { at: law.at, lockedBy: 'the portal', told: law.told },
  )
  await tell(tx, others, law)
  return all.map(againOf)
}

type Following = Judged & { row: Redecided; made?: NewDecision }

function followingFrom({ stale, outcome }: Judged, { activationId, at }: Activating): Following {
  const { assessment, present } = stale
  const { accountId, assessmentId, answers } = assessment
  const { state, record } = outcome
  const cause = { cause: 'law', activationId } as const
  const { decisionId, made } = nextDecision(assessment, present, { next: answers, evaluation: outcome, at, cause })
  const status = state.canComplete && answers.confirm === true ? 'COMPLETED' : 'IN_PROGRESS'
  const result = record?.status ?? null
  const row: Redecided = {
    accountId,
    assessmentId,
    status,
    result,
    overdueSince: record?.overdueSince ?? null,
    progress: state.progress,
    decisionId,
    isOther: result !== present.status || status !== assessment.status,
  }
  return { stale, outcome, row, ...(made && { made }) }
}

const againOf = ({ stale: { present }, outcome: { record }, row }: Following): Again => ({
  assessmentId: row.assessmentId,
  accountId: row.accountId,
  before: present.status,
  after: row.result,
  sha256: record?.sha256 ?? null,
})

/** What became other is an event; where each is told, a notification to its owner too. */
async function tell(
  tx: Transaction,
  others: readonly Following[],
  { called, at, told: how }: Activating,
): Promise<void> {
  const told = others.map((one) => ({
    ...one.stale.assessment,
    label: `${assessmentName(one.stale.assessment.number)}: by ${called}, ${saidOf(one)}`,
  }))
  await writeEvents(
    tx,
    told.map(({ accountId, assessmentId, label }) => ({
      accountId,
      assessmentId,
      label,
      eventType: 'DECISION_UPDATE',
      at,
    })),
  )
  if (how === 'each')
    await writeEachNotification(
      tx,
      told.flatMap(({ ownerId, accountId, assessmentId, label }) =>
        ownerId === null ? [] : [{ userId: ownerId, accountId, assessmentId, text: `${label}.` }],
      ),
    )
}

function saidOf({ stale: { assessment, present }, outcome: { state }, row }: Following): string {
  const asksMore = assessment.status === 'COMPLETED' && !state.canComplete
  const more = 'something new is asked, so it is to be completed again'
  if (row.result === present.status) return asksMore ? more : 'it is complete'
  const colour =
    row.result === null
      ? `${nameOf(present.status)} can no longer be said`
      : `${nameOf(present.status)} is now ${nameOf(row.result)}`
  return asksMore ? `${colour}; ${more}` : colour
}

const nameOf = (colour: Colour): string => TEXTS.lights[colour].name

export type Kept = { made: Again[]; failures: Failure[] }

/**
 * Keeps all of them at once. Where the database refuses a value, the halves are tried on their own, down to the one that
 * it refuses: that is left as it is. Anything else (it went down, somebody was quicker) throws.
 */
export async function keepAccepted(tx: Transaction, judged: readonly Judged[], law: Activating): Promise<Kept> {
  try {
    return { made: await tx.transaction((savepoint) => keepAgain(savepoint, judged, law)), failures: [] }
  } catch (error) {
    const [first] = judged
    if (!first || !isRefusedValue(error)) throw error
    if (judged.length === 1)
      return { made: [], failures: [{ assessmentId: first.stale.assessment.assessmentId, error }] }
  }
  const half = Math.ceil(judged.length / 2)
  const [one, other] = [
    await keepAccepted(tx, judged.slice(0, half), law),
    await keepAccepted(tx, judged.slice(half), law),
  ]
  return { made: [...one.made, ...other.made], failures: [...one.failures, ...other.failures] }
}

/** PostgreSQL's classes of data exceptions (22) and integrity violations (23). */
function isRefusedValue(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && /^2[23]/.test(String(cause.code))
}
