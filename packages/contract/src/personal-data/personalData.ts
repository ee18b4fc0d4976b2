import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** Number of days within which a user can cancel their request for erasure. */
export const ERASURE_DAYS = 14

const Erasure = z.object({
  /** When the user's data will be erased; null if erasure was not requested. */
  erasureAt: z.iso.datetime().nullable(),
})

/**
 * Number of months after which data that is no longer needed is deleted. Confirmed results, their reports and the audit
 * log are kept for 20 years, which no setting shortens.
 */
export const Retention = z.strictObject({
  /** For assessments that were never completed or reported, counted from their last change; null keeps them. */
  draftMonths: z.int().min(1).max(240).nullable(),
  /** For the personal data of deactivated users, counted from their deactivation; null keeps it. */
  deactivatedMonths: z.int().min(1).max(240).nullable(),
})
export type Retention = z.infer<typeof Retention>

const Done = z.object({ success: z.literal(true), message: z.string() })

export const personalData = {
  export: endpoint({
    method: 'GET',
    path: '/users/me/data',
    summary: 'Export everything that is stored about the signed-in user, without secrets',
    access: 'signedIn',
    response: z.record(z.string(), z.unknown()),
    produces: 'application/json',
  }),
  erasure: endpoint({
    method: 'GET',
    path: '/users/me/erasure',
    summary: 'Read whether and when the data of the signed-in user will be erased',
    access: 'signedIn',
    response: Erasure,
  }),
  askErasure: endpoint({
    method: 'POST',
    path: '/users/me/erasure',
    summary: `Request erasure of one's own data in ${ERASURE_DAYS} days; requires the password again`,
    access: 'signedIn',
    response: Done.extend(Erasure.shape),
  }),
  cancelErasure: endpoint({
    method: 'DELETE',
    path: '/users/me/erasure',
    summary: 'Cancel the request for erasure',
    access: 'signedIn',
    response: Done,
  }),
  retention: endpoint({
    method: 'GET',
    path: '/account/retention',
    summary: "Read how long one's own account keeps unfinished assessments and deactivated users",
    access: ['MANAGE_USER_GROUPS'],
    response: Retention,
  }),
  setRetention: endpoint({
    method: 'PUT',
    path: '/account/retention',
    summary: "Set how long one's own account keeps unfinished assessments and deactivated users",
    access: ['MANAGE_USER_GROUPS'],
    body: Retention,
    response: Done.extend({ retention: Retention }),
  }),
}
