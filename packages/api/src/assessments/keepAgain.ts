import type { Status } from '@portal/contract'
import type { z } from 'zod'
import type { Transaction } from '../db/connect.ts'
import { writeEvent } from '../record/events.ts'
import { writeNotifications } from '../record/notifications.ts'
import { assessmentName } from './assessmentName.ts'
import { updateAssessment } from './assessments.repo.ts'
import { closeLocks } from './closeLocks.ts'
import type { Evaluation } from './evaluate.ts'
import { keepDecision } from './keepDecision.ts'
import type { Stale } from './reevaluate.repo.ts'

type Colour = z.infer<typeof Status>
/** The activation at work, and what its version is called in a sentence. */
export type Activating = { activationId: string; called: string; at: Date }
/** What became of an assessment: `null` where it can no longer be said. */
export type Again = {
  assessmentId: string
  accountId: string
  before: Colour
  after: Colour | null
  sha256: string | null
}

/**
 * Keeps what an assessment comes to under the new version, with everything that follows. Its answers stay as they are,
 * confirmed or not; where the law asks something that they leave open, it is to be completed again.
 */
export async function keepAgain(
  tx: Transaction,
  { assessment, before }: Stale,
  evaluation: Evaluation,
  law: Activating,
): Promise<Again> {
  const { answers, accountId, assessmentId } = assessment
  const { state, record } = evaluation
  const after = record?.status ?? null
  const isConfirmed = state.canComplete && answers.confirm === true
  const status = isConfirmed ? 'COMPLETED' : 'IN_PROGRESS'
  const cause = { cause: 'law', activationId: law.activationId } as const
  const decisionId = await keepDecision(tx, assessment, { next: answers, evaluation, at: law.at, cause })
  const isOther = after !== before || status !== assessment.status
  await updateAssessment(tx, assessment, {
    status,
    result: after,
    overdueSince: record?.overdueSince ?? null,
    progress: state.progress,
    decisionId,
    // A list sorted by change shows what is other, not all that was looked at.
    ...(isOther && { updatedAt: law.at }),
  })
  if (isConfirmed) await closeLocks(tx, assessment, { evaluation, at: law.at, lockedBy: 'the portal' })
  if (isOther) await tell(tx, assessment, saidOf({ before, after, assessment, evaluation }), law)
  return { assessmentId, accountId, before, after, sha256: record?.sha256 ?? null }
}

type Said = Pick<Stale, 'assessment' | 'before'> & { after: Colour | null; evaluation: Evaluation }

function saidOf({ before, after, assessment, evaluation }: Said): string {
  const asksMore = assessment.status === 'COMPLETED' && !evaluation.state.canComplete
  const more = 'something new is asked, so it is to be completed again'
  if (after === before) return asksMore ? more : 'it is complete'
  const colour = after === null ? `${before} can no longer be said` : `${before} is now ${after}`
  return asksMore ? `${colour}; ${more}` : colour
}

async function tell(
  tx: Transaction,
  assessment: Stale['assessment'],
  said: string,
  { called, at }: Activating,
): Promise<void> {
  const { accountId, assessmentId, number, ownerId } = assessment
  const label = `${assessmentName(number)}: by ${called}, ${said}`
  await writeEvent(tx, { accountId, eventType: 'DECISION_UPDATE', label, assessmentId, at })
  if (ownerId !== null) await writeNotifications(tx, [ownerId], { accountId, assessmentId, text: `${label}.` })
}
