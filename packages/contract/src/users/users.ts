import { z } from 'zod'
import { AccountId } from '../accounts/accountFields.ts'
import { endpoint } from '../http/endpoint.ts'
import { FieldError } from '../http/errors.ts'
import { countedRows, filterBy, listQuery } from '../http/lists.ts'
import { Role } from '../roles/roles.ts'
import { Email } from './password.ts'
import { Name, Preferences, SessionUser, UserStatus } from './sessionUser.ts'

/** Shown in the users list by default. */
export const DEFAULT_STATUS_FILTER = ['ACTIVE', 'CREATED'] as const

/** A user as administrators see it. `allowedActions`: what the reader may do to this user. */
export const User = z.object({
  userId: z.uuid(),
  version: z.int(),
  email: z.string(),
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  /** A role requested at registration that only the operator can grant. */
  requestedRole: Role.nullable(),
  status: UserStatus,
  loginAt: z.iso.datetime().nullable(),
  accountId: z.string(),
  account: z.string(),
  userGroups: z.array(z.uuid()),
  allowedActions: z.array(z.enum(['UPDATE', 'DELETE', 'ACTIVATE', 'DEACTIVATE', 'RESEND_INVITATION', 'END_SESSIONS'])),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof User>

export const UserInput = z.strictObject({
  email: Email,
  firstName: Name,
  lastName: Name,
  role: Role,
  /** Any account but one's own requires MANAGE_ACCOUNTS. */
  accountId: AccountId.optional(),
  userGroups: z.array(z.uuid()).max(100).default([]),
})

/**
 * Any subset of the fields; the status toggle sends only `status`. `successorId` gets the assessments, open
 * duties and shared views of a user who is or becomes deactivated.
 */
export const UserUpdate = UserInput.extend({ userGroups: z.array(z.uuid()).max(100) })
  .partial()
  .extend({ status: z.enum(['ACTIVE', 'DEACTIVATED']).optional(), successorId: z.uuid().optional() })

/** Maximum number of people invited by one call. */
export const MAX_INVITED = 100

export const InvitedPerson = UserInput.pick({ email: true, firstName: true, lastName: true, role: true })

/**
 * Outcome of a row: valid in a dry run, mail sent, already a user, a duplicate within the list, invalid, or
 * rate-limited.
 */
export const INVITE_OUTCOMES = ['ready', 'invited', 'listed', 'twice', 'wrong', 'later'] as const
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number]

/** A row as it was pasted; errors are reported row by row. */
const PastedRow = z.strictObject({
  email: z.string().max(1000),
  firstName: z.string().max(1000),
  lastName: z.string().max(1000),
  /** If empty, the role chosen for the whole list applies. */
  role: z.string().max(1000),
})

const Id = z.object({ id: z.uuid() })
const Saved = z.object({ success: z.literal(true), message: z.string(), user: User })
const Done = z.object({ success: z.literal(true), message: z.string() })

export const UserQuery = listQuery(
  ['email', 'firstName', 'lastName', 'role', 'status', 'account', 'loginAt', 'createdAt'],
  { filter: filterBy({ userGroups: z.array(z.uuid()).max(1000), status: z.array(UserStatus) }) },
)

export const users = {
  me: endpoint({
    method: 'GET',
    path: '/users/me',
    summary: 'Read the signed-in user',
    access: 'signedIn',
    response: SessionUser,
  }),
  updateMe: endpoint({
    method: 'PUT',
    path: '/users/me',
    summary: "Update one's own name, e-mail address (effective once confirmed at the new address) and preferences",
    access: 'signedIn',
    body: z
      .strictObject({ firstName: Name, lastName: Name, email: Email, preferences: Preferences.partial() })
      .partial(),
    response: z.object({ success: z.literal(true), message: z.string(), user: SessionUser }),
  }),
  list: endpoint({
    method: 'POST',
    path: '/users/list',
    summary: 'List the users visible to the caller, with paging, sorting, search and filters by group and status',
    access: ['MANAGE_USERS'],
    body: UserQuery,
    response: countedRows(User),
  }),
  create: endpoint({
    method: 'POST',
    path: '/users',
    summary: 'Invite a user by mail with a link to set a password',
    access: ['MANAGE_USERS'],
    body: UserInput,
    response: Saved,
  }),
  inviteMany: endpoint({
    method: 'POST',
    path: '/users/invite-many',
    summary:
      'Invite several people by mail, or with `dryRun` only preview the outcome of each row; the response never reveals whether an address is known in other accounts',
    access: ['MANAGE_USERS'],
    body: z.strictObject({
      people: z.array(PastedRow).min(1).max(MAX_INVITED),
      role: Role,
      userGroups: z.array(z.uuid()).max(100).default([]),
      dryRun: z.boolean(),
    }),
    response: z.object({
      rows: z.array(z.object({ outcome: z.enum(INVITE_OUTCOMES), errors: z.array(FieldError) })),
    }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    summary: 'Update a user of lower rank; send only `status` to activate or deactivate',
    access: ['MANAGE_USERS'],
    params: Id,
    body: UserUpdate,
    response: Saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Delete a user; their assessments stay with the account',
    access: ['MANAGE_USERS'],
    params: Id,
    response: Done,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/users/:id/resend-invitation',
    summary: 'Resend the validation link to a user who has not validated yet',
    access: ['MANAGE_USERS'],
    params: Id,
    response: Done,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/users/:id/end-sessions',
    summary: 'Sign an active user out everywhere; API tokens stay valid',
    access: ['MANAGE_USERS'],
    params: Id,
    response: Done.extend({ ended: z.int() }),
  }),
}
