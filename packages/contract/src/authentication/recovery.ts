import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { Email } from '../users/password.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

/** The request of a user who lost every second factor to have them removed. */
export const RecoveryRequest = z.object({
  recoveryId: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  account: z.string(),
  /** IP address of the request. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The administrator who approved first; null if none has yet. */
  approvedBy: z.string().nullable(),
  /** False for the administrator who has already approved. */
  mayApprove: z.boolean(),
})
export type RecoveryRequest = z.infer<typeof RecoveryRequest>

/** Whether every user of the caller's account has to have a second factor. */
export const FactorPolicy = z.strictObject({ factorRequired: z.boolean() })

const Id = z.object({ id: z.uuid() })

export const recovery = {
  ask: endpoint({
    method: 'POST',
    path: '/authentication/recovery',
    summary: 'Ask two administrators to remove a lost second factor; requires the password',
    access: 'public',
    body: z.strictObject({ email: Email, password: z.string().min(1).max(1000) }),
    response: Done,
  }),
  list: endpoint({
    method: 'GET',
    path: '/authentication/recovery-requests',
    summary: 'List the requests to remove a lost second factor that the caller may approve or refuse',
    access: ['MANAGE_USER_GROUPS'],
    response: countedRows(RecoveryRequest),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/authentication/recovery-requests/:id/approve',
    summary: 'Approve a request; the second approval removes the factors. Requires the password again',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: Done,
  }),
  refuse: endpoint({
    method: 'DELETE',
    path: '/authentication/recovery-requests/:id',
    summary: 'Refuse a request to remove a lost second factor',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: Done,
  }),
  policy: endpoint({
    method: 'GET',
    path: '/authentication/factor-policy',
    summary: "Read whether every user of one's own account must have a second factor",
    access: ['MANAGE_USER_GROUPS'],
    response: FactorPolicy,
  }),
  setPolicy: endpoint({
    method: 'PUT',
    path: '/authentication/factor-policy',
    summary: "Set whether every user of one's own account must have a second factor; requires the password again",
    access: ['MANAGE_USER_GROUPS'],
    body: FactorPolicy,
    response: Done,
  }),
}
