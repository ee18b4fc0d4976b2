import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { countedRows } from '../../http/lists.ts'
import { AssessmentAnswer } from '../core/assessment.ts'
import { Visibility } from '../core/fields.ts'
import { AssessmentId } from '../core/params.ts'
import { NewComment } from './newComment.ts'

const Success = z.object({ success: z.literal(true) })

export const AssessmentComment = z.object({
  commentId: z.uuid(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** True if the reader wrote the comment and may delete it. */
  own: z.boolean(),
})
export type AssessmentComment = z.infer<typeof AssessmentComment>

/** A user other than the present owner who could own the assessment. */
export const PossibleOwner = z.object({ userId: z.uuid(), firstName: z.string(), lastName: z.string() })

export const management = {
  update: endpoint({
    method: 'PUT',
    path: '/assessments/:id',
    summary: 'Update name, reference, visibility or owner of an assessment',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    body: z.strictObject({
      name: z.string().trim().max(120).nullish(),
      internalReference: z.string().trim().max(200).nullish(),
      visibility: Visibility.optional(),
      ownerId: z.uuid().optional(),
    }),
    response: AssessmentAnswer,
  }),
  possibleOwners: endpoint({
    method: 'GET',
    path: '/assessments/:id/possible-owners',
    summary: 'Find possible new owners by name or e-mail, at most 20; for callers who may change the owner',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    query: z.strictObject({ q: z.string().trim().max(200).optional() }),
    response: countedRows(PossibleOwner),
  }),
  favorite: endpoint({
    method: 'PUT',
    path: '/assessments/:id/favorite',
    summary: "Add an assessment to one's own favourites, or remove it",
    access: 'signedIn',
    params: AssessmentId,
    body: z.strictObject({ favorite: z.boolean() }),
    response: z.object({ favorite: z.boolean() }),
  }),
  clone: endpoint({
    method: 'PUT',
    path: '/assessments/clone/:id',
    summary:
      'Copy an assessment: the caller owns the copy, which has the same answers but no locks, history or favourites',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    response: AssessmentAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/assessments/:id',
    summary:
      'Delete an assessment; refused while a lock is closed. It can be restored by those with the right to do so',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    response: Success,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/assessments/:id/restore',
    summary:
      'Restore an assessment deleted within the last 30 days; for the administrators of its account and the owner who deleted it',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    response: AssessmentAnswer,
  }),
  listComments: endpoint({
    method: 'GET',
    path: '/assessments/:id/comments',
    summary: 'List the comments on an assessment, oldest first',
    access: 'signedIn',
    params: AssessmentId,
    response: countedRows(AssessmentComment),
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/assessments/:id/comments',
    summary: 'Comment on an assessment; visible to everyone who may read it',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    body: NewComment,
    response: AssessmentComment,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/assessments/:id/comments/:commentId',
    summary: "Delete one of one's own comments",
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId.extend({ commentId: z.uuid() }),
    response: Success,
  }),
}
