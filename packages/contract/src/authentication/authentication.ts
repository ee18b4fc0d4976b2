import { z } from 'zod'
import { AccountType } from '../accounts/accountType.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { Email, NewPassword } from '../users/password.ts'
import { Name } from '../users/sessionUser.ts'
import { FactorCode, PasskeyProof } from './proofs.ts'
import { Session } from './session.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

export const LoginInput = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
  /** Of the second factor, where the user has one: asked for after the right password. */
  code: FactorCode.optional(),
  /** The second factor of whoever has a passkey, in place of a code. */
  passkey: PasskeyProof.optional(),
  /** Others use this computer too: the session ends after 12 hours of disuse, and with the browser. */
  sharedComputer: z.boolean().default(false),
})
/** A passkey names its user and proves both factors. */
export const PasskeyLoginInput = z.strictObject({ passkey: PasskeyProof, sharedComputer: z.boolean().default(false) })
/** The form's field `oldPassword` is sent as `password`. */
export const ChangePasswordInput = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
  newPassword: NewPassword,
  /** Of the second factor; not needed in a browser that is signed in. */
  code: FactorCode.optional(),
})

/** The registration form's numbers and what they mean; 8 is granted as ACC_ADMIN and shown to the operator as a request. */
export const REGISTRATION_ROLES = { 0: 'DPT_USER', 2: 'DPT_POWER_USER', 4: 'ACC_ADMIN', 8: 'SUPER_ADMIN' } as const

export const RegistrationInput = z.strictObject({
  email: Email,
  password: NewPassword,
  firstName: Name,
  lastName: Name,
  accountType: AccountType,
  role: z.literal([0, 2, 4, 8]),
  /** The present time in milliseconds: makes a new account, never a way into an existing one. */
  accountId: z.int().min(1_000_000_000_000).max(9_999_999_999_999),
})

/** Wrong old passwords are counted and mentioned in the mail; whoever never had one leaves it empty. */
export const ForgotPasswordInput = z.strictObject({
  email: Email,
  oldPassword: z.string().max(1000),
})

/** Parameters of a link in a mail: `i` and `t`. */
const Link = { userId: z.uuid(), token: z.string().min(20).max(200) }
export const ValidationInput = z.strictObject({ ...Link, password: NewPassword })

/** Purposes of a link: a first password, a forgotten one, a new e-mail address, the old one again. */
export const LINK_PURPOSES = ['validate', 'reset', 'email', 'undoEmail'] as const
export const LinkPurpose = z.enum(LINK_PURPOSES)
export type LinkPurpose = z.infer<typeof LinkPurpose>

/** The inviting user and their account. */
export const Invitation = z.object({
  /** Null: the inviter is no longer there. */
  inviter: z.string().nullable(),
  account: z.string(),
  /** Whether the address belongs to another account already: it cannot be accepted until it no longer does. */
  addressInUse: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** One sign-in on one browser. */
export const OwnSession = z.object({
  sessionId: z.uuid(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** Coming in for the first time or again by mail, and where one is signed in. */
export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/authentication/register',
    summary: 'Register with a new account; the response never tells whether the e-mail is known',
    access: 'public',
    body: RegistrationInput,
    response: Done,
  }),
  link: endpoint({
    method: 'GET',
    path: '/authentication/validate',
    summary: 'Check whether a mailed link is still valid, without using it',
    access: 'public',
    query: z.strictObject({ i: z.uuid(), t: z.string().min(20).max(200) }),
    response: Done.extend({ purpose: LinkPurpose, invitation: Invitation.nullable() }),
  }),
  validate: endpoint({
    method: 'POST',
    path: '/authentication/validate',
    summary: 'Set the password by a mailed link, which accepts an invitation; the user then signs in',
    access: 'public',
    body: ValidationInput,
    response: Done.extend({ accessToken: z.null() }),
  }),
  declineInvitation: endpoint({
    method: 'POST',
    path: '/authentication/decline-invitation',
    summary: 'Decline an invitation by the link mailed with it',
    access: 'public',
    body: z.strictObject(Link),
    response: Done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/authentication/confirm-email',
    summary: 'Confirm a new e-mail address by the link mailed to it',
    access: 'public',
    body: z.strictObject(Link),
    response: Done,
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/authentication/undo-email',
    summary: 'Take back a change of the e-mail address by the link mailed to the old one; sessions and password end',
    access: 'public',
    body: z.strictObject(Link),
    response: Done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/authentication/reset-password',
    summary: 'Request a password reset link by mail; the response never tells whether the address is known',
    access: 'public',
    body: ForgotPasswordInput,
    response: Done,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/authentication/confirm',
    summary:
      'Give the password or a passkey again, so that the session may change e-mail, sessions and factors for five minutes',
    access: 'signedIn',
    body: z
      .strictObject({
        password: z.string().min(1, 'This field is required').max(1000).optional(),
        passkey: PasskeyProof.optional(),
      })
      .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
        error: 'This field is required',
        path: ['password'],
      }),
    response: Done,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/authentication/sessions',
    summary: "List one's own sessions",
    access: 'signedIn',
    response: countedRows(OwnSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/authentication/sessions/:id',
    summary: "End one of one's own sessions",
    access: 'signedIn',
    params: z.object({ id: z.uuid() }),
    response: Done,
  }),
}

export const authentication = {
  login: endpoint({
    method: 'POST',
    path: '/authentication/login',
    summary: 'Sign in; sets the refresh cookie',
    access: 'public',
    body: LoginInput,
    response: Session,
  }),
  loginByPasskey: endpoint({
    method: 'POST',
    path: '/authentication/login-by-passkey',
    summary: 'Sign in by a passkey alone; sets the refresh cookie',
    access: 'public',
    body: PasskeyLoginInput,
    response: Session,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/authentication/refresh',
    summary: 'Issue a new access token for the refresh cookie and rotate the cookie',
    access: 'public',
    response: Session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/authentication/logout',
    summary: 'End all sessions of a user',
    access: 'public',
    response: Done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/authentication/change-password',
    summary: "Change one's own password; ends all other sessions",
    access: 'public',
    body: ChangePasswordInput,
    response: Session,
  }),
  ...registration,
}
