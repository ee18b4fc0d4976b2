import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { countedRows, MAX_PAGE_SIZE } from '../../http/lists.ts'
import { visibleText } from '../../http/text.ts'
import { AssessmentAnswer, AssessmentLock } from '../core/assessment.ts'
import { AssessmentId } from '../core/params.ts'
import { LockComment, LockRef, LockType, ReleaseMessage } from './lockFields.ts'

/** The permission required for locks of each type. */
export const UNLOCKS = { technical: 'UNLOCK_TECHNICAL', legal: 'UNLOCK_LEGAL' } as const

/** A request to release locks; the message is what its author wrote, if anything. */
const ReleaseAsked = z.object({ by: z.string(), at: z.iso.datetime(), message: z.string().nullable() })

const WaitingLock = AssessmentLock.extend({
  assessmentId: z.uuid(),
  /** Number of the assessment. */
  id: z.int(),
  name: z.string().nullable(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  placeType: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  /** The result of the assessment. */
  result: Status.nullable(),
  owner: z.string(),
  /** The last request to release it since it was closed. */
  asked: ReleaseAsked.nullable(),
})

export const locks = {
  lock: endpoint({
    method: 'PUT',
    path: '/assessments/lock/:id',
    summary: 'Place a lock manually; `text` gives the reason and defaults to the name',
    access: ['UNLOCK_TECHNICAL', 'UNLOCK_LEGAL'],
    params: AssessmentId,
    body: z.strictObject({ ref: LockRef, type: LockType, text: visibleText(1).max(2000).optional() }),
    response: AssessmentAnswer,
  }),
  releaseRequest: endpoint({
    method: 'GET',
    path: '/assessments/ask-release/:id',
    summary:
      'Read who would be asked to release the closed locks, and who asked last since the last lock was closed; `isRecent` if that was within the last day, in which nobody can ask again',
    access: 'signedIn',
    params: AssessmentId,
    response: z.object({
      /** Those of the account of the assessment. */
      names: z.array(z.string()),
      /** The number of others: the operator of the portal, while the account has no administrator. */
      others: z.int(),
      asked: ReleaseAsked.extend({ isRecent: z.boolean() }).nullable(),
    }),
  }),
  askRelease: endpoint({
    method: 'PUT',
    path: '/assessments/ask-release/:id',
    summary:
      'Ask those who may release the closed locks to do so, by notification and mail, with a message; once a day for the same locks',
    access: 'signedIn',
    params: AssessmentId,
    body: z.strictObject({ message: ReleaseMessage.optional() }).default({}),
    response: z.object({ asked: z.int(), by: z.string(), at: z.iso.datetime() }),
  }),
  disclaimer: endpoint({
    method: 'GET',
    path: '/assessments/unlock',
    summary:
      'Read the disclaimer for releasing a lock, with its version; `id` selects the assessment if several locks share a name',
    access: ['UNLOCK_TECHNICAL', 'UNLOCK_LEGAL'],
    query: z.strictObject({ name: LockRef, type: LockType, id: z.uuid().optional() }),
    response: z.object({ disclaimer: z.string(), version: z.int() }),
  }),
  unlock: endpoint({
    method: 'PUT',
    path: '/assessments/unlock/:id',
    summary: 'Release a lock, giving the reason and the version of the accepted disclaimer',
    access: ['UNLOCK_TECHNICAL', 'UNLOCK_LEGAL'],
    params: AssessmentId,
    body: z.strictObject({
      ref: LockRef,
      type: LockType,
      comment: LockComment,
      disclaimerVersion: z.int().optional(),
      /** The number of open duties in spite of which the lock is released; refused if more are open by now. */
      openDuties: z.int().min(0).optional(),
    }),
    response: AssessmentAnswer,
  }),
  myTurn: endpoint({
    method: 'GET',
    path: '/assessments/my-turn',
    summary:
      "List the closed locks that the caller may release, longest closed first; `count` is their total. For the operator: those of the operator's account and of accounts without an administrator",
    access: 'signedIn',
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
    }),
    response: countedRows(WaitingLock),
  }),
}
