import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** For how many days a person can take back the wish to be erased. */
export const ERASURE_DAYS = 14

const Erasure = z.object({
  /** When the person's data is erased; null: nobody asked for it. */
  erasureAt: z.iso.datetime().nullable(),
})

/**
 * After how many months data goes that nobody needs. Confirmed results, their reports and the audit log are records of 20
 * years: no setting shortens that.
 */
export const Retention = z.strictObject({
  /** Of assessments that were never completed nor reported, since their last change; null: they stay. */
  draftMonths: z.int().min(1).max(240).nullable(),
  /** Of the personal data of deactivated users, since they were deactivated; null: it stays. */
  deactivatedMonths: z.int().min(1).max(240).nullable(),
})
export type Retention = z.infer<typeof Retention>

const Done = z.object({ success: z.literal(true), message: z.string() })

export const personalData = {
  export: endpoint({
    method: 'GET',
    path: '/users/me/data',
    summary: 'Export everything that is stored about the signed-in person, without secrets',
    access: 'signedIn',
    response: z.record(z.string(), z.unknown()),
    produces: 'application/json',
  }),
  erasure: endpoint({
    method: 'GET',
    path: '/users/me/erasure',
    summary: 'Read whether and when the signed-in person is erased',
    access: 'signedIn',
    response: Erasure,
  }),
  askErasure: endpoint({
    method: 'POST',
    path: '/users/me/erasure',
    summary: `Ask to be erased in ${ERASURE_DAYS} days; needs the password given again`,
    access: 'signedIn',
    response: Done.extend(Erasure.shape),
  }),
  cancelErasure: endpoint({
    method: 'DELETE',
    path: '/users/me/erasure',
    summary: 'Take back the wish to be erased',
    access: 'signedIn',
    response: Done,
  }),
  retention: endpoint({
    method: 'GET',
    path: '/account/retention',
    summary: 'Read how long the own account keeps unfinished assessments and deactivated users',
    access: ['MANAGE_USER_GROUPS'],
    response: Retention,
  }),
  setRetention: endpoint({
    method: 'PUT',
    path: '/account/retention',
    summary: 'Set how long the own account keeps unfinished assessments and deactivated users',
    access: ['MANAGE_USER_GROUPS'],
    body: Retention,
    response: Done.extend({ retention: Retention }),
  }),
}
