import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { countedRows } from '../lists.ts'
import { visibleText } from '../visibleText.ts'
import { AssessmentAnswer, Visibility } from './assessment.ts'
import { AssessmentId } from './params.ts'

const Success = z.object({ success: z.literal(true) })

export const AssessmentComment = z.object({
  commentId: z.uuid(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the reader wrote it and may take it back. */
  own: z.boolean(),
})
export type AssessmentComment = z.infer<typeof AssessmentComment>

/** Another user who could own the assessment. */
export const PossibleOwner = z.object({ userId: z.uuid(), firstName: z.string(), lastName: z.string() })

export const management = {
  update: endpoint({
    method: 'PUT',
    path: '/assessments/:id',
    summary: 'Change the reference, who may see it, or who owns it',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    body: z.strictObject({
      internalReference: z.string().trim().max(200).nullish(),
      visibility: Visibility.optional(),
      ownerId: z.uuid().optional(),
    }),
    response: AssessmentAnswer,
  }),
  possibleOwners: endpoint({
    method: 'GET',
    path: '/assessments/:id/possible-owners',
    summary: 'Who could own it instead, by name, 20 at most; for those who may change the owner',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    query: z.strictObject({ q: z.string().trim().max(200).optional() }),
    response: countedRows(PossibleOwner),
  }),
  favorite: endpoint({
    method: 'PUT',
    path: '/assessments/:id/favorite',
    summary: 'Star it, for oneself, or take the star away',
    access: 'signedIn',
    params: AssessmentId,
    body: z.strictObject({ favorite: z.boolean() }),
    response: z.object({ favorite: z.boolean() }),
  }),
  clone: endpoint({
    method: 'PUT',
    path: '/assessments/clone/:id',
    summary: "A new assessment of one's own with the same answers: no locks, history or stars",
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    response: AssessmentAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/assessments/:id',
    summary: 'Hide it from all but who may restore it; refused while a lock is closed',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    response: Success,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/assessments/:id/restore',
    summary:
      'Bring back a deleted assessment, within 30 days: for the administrators of its account and the owner who deleted it',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    response: AssessmentAnswer,
  }),
  listComments: endpoint({
    method: 'GET',
    path: '/assessments/:id/comments',
    summary: 'What was said about it, oldest first',
    access: 'signedIn',
    params: AssessmentId,
    response: countedRows(AssessmentComment),
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/assessments/:id/comments',
    summary: 'Say something about it; whoever may read it, may read that',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    body: z.strictObject({ text: visibleText(1).max(5000) }),
    response: AssessmentComment,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/assessments/:id/comments/:commentId',
    summary: "Take back a comment of one's own",
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId.extend({ commentId: z.uuid() }),
    response: Success,
  }),
}
