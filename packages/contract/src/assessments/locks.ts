import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { countedRows } from '../lists.ts'
import { AssessmentAnswer, AssessmentLock } from './assessment.ts'
import { AssessmentId } from './params.ts'

/** Characters that the reason for opening a lock has to have. */
export const LEAST_COMMENT = 10

export const LockType = z.enum(['technical', 'legal'])
const Ref = z.string().trim().min(1).max(200)
/** Permission over locks of each type. */
export const UNLOCKS = { technical: 'UNLOCK_TECHNICAL', legal: 'UNLOCK_LEGAL' } as const

const WaitingLock = AssessmentLock.extend({
  assessmentId: z.uuid(),
  /** Number of the assessment. */
  id: z.int(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  owner: z.string(),
})

export const locks = {
  lock: endpoint({
    method: 'PUT',
    path: '/assessments/lock/:id',
    summary: 'Close a lock by hand; `text` says why, left out it is the name',
    access: ['UNLOCK_TECHNICAL', 'UNLOCK_LEGAL'],
    params: AssessmentId,
    body: z.strictObject({ ref: Ref, type: LockType, text: z.string().trim().min(1).max(2000).optional() }),
    response: AssessmentAnswer,
  }),
  disclaimer: endpoint({
    method: 'GET',
    path: '/assessments/unlock',
    summary:
      'What whoever opens a closed lock takes upon them, and the version of that text; `id`: of the assessment, where one name stands for several locks',
    access: ['UNLOCK_TECHNICAL', 'UNLOCK_LEGAL'],
    query: z.strictObject({ name: Ref, type: LockType, id: z.uuid().optional() }),
    response: z.object({ disclaimer: z.string(), version: z.int() }),
  }),
  unlock: endpoint({
    method: 'PUT',
    path: '/assessments/unlock/:id',
    summary: 'Open a lock, with the reason and the version of the disclaimer that was agreed to',
    access: ['UNLOCK_TECHNICAL', 'UNLOCK_LEGAL'],
    params: AssessmentId,
    body: z.strictObject({
      ref: Ref,
      type: LockType,
      comment: z.string().trim().min(LEAST_COMMENT, `At least ${LEAST_COMMENT} characters.`).max(5000),
      disclaimerVersion: z.int().optional(),
    }),
    response: AssessmentAnswer,
  }),
  myTurn: endpoint({
    method: 'GET',
    path: '/assessments/my-turn',
    summary:
      'Closed locks that wait for one to open them, the longest closed first, 100 at most; count is all. The operator is waited for in its own account and in those without an administrator',
    access: 'signedIn',
    response: countedRows(WaitingLock),
  }),
}
