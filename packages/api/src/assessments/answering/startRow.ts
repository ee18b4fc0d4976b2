import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import type { Actor } from '../../http/actor.ts'
import { type AssessmentRow, findAssessment, insertAssessment } from '../core/assessments.repo.ts'

type Start = { internalReference: string | null; visibility?: AssessmentRow['visibility']; at: Date }

/** A new assessment of the actor's own, without an answer. */
export async function startRow(tx: Transaction, actor: Actor, { at, ...start }: Start): Promise<AssessmentRow> {
  const assessmentId = randomUUID()
  const { accountId, userId: ownerId } = actor
  const empty = { status: 'IN_PROGRESS', progress: 0, answers: {}, createdAt: at, updatedAt: at } as const
  await insertAssessment(tx, actor, { ...start, ...empty, accountId, assessmentId, ownerId })
  return expectOne([await findAssessment(tx, actor, assessmentId)].filter((found) => found !== undefined))
}
