import type { Status } from '@portal/contract'
import type { z } from 'zod'
import type { Transaction } from '../../db/connect.ts'
import { writeEvents } from '../../events/index.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { assessmentName } from '../core/assessmentName.ts'
import type { NewDecision } from '../core/assessments.repo.ts'
import { nextDecision } from '../decision/keepDecision.ts'
import type { Outcome } from '../decision/outcomeOf.ts'
import { closeLocks } from '../locks/closeLocks.ts'
import { TEXTS } from '../report/texts.ts'
import { insertDecisions, type Redecided, type Stale, updateRedecided } from './reevaluate.repo.ts'

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
