import { randomUUID } from 'node:crypto'
import type { assessments } from '../db/schema.ts'
import type { Person } from './startApi.ts'

type NewAssessmentRow = typeof assessments.$inferInsert

const CREATED = new Date('2026-11-20T16:40:00Z')

/** A row for an unfinished assessment with its first answer, owned by this user. */
export const buildAssessment = (
  { accountId, userId }: Pick<Person, 'accountId' | 'userId'>,
  values: Partial<NewAssessmentRow> = {},
): NewAssessmentRow => ({
  accountId,
  assessmentId: randomUUID(),
  number: 1,
  ownerId: userId,
  status: 'IN_PROGRESS',
  progress: 0,
  answers: { organismGroup: 'plant' },
  createdAt: CREATED,
  updatedAt: CREATED,
  ...values,
})
