import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { Email, NewPassword } from '../users/password.ts'
import { ForgotPasswordInput, LoginInput, MailedLink, RegistrationInput } from './forms.ts'
import { FactorCode, PasskeyProof } from './proofs.ts'
import { Session } from './session.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

/** Sign-in with a passkey alone: it identifies the user and proves both factors. */
export const PasskeyLoginInput = z.strictObject({ passkey: PasskeyProof, sharedComputer: z.boolean().default(false) })
/** The form's field `oldPassword` is sent as `password`. */
export const ChangePasswordInput = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
  newPassword: NewPassword,
  /** A second-factor code; not needed in a browser that is signed in. */
  code: FactorCode.optional(),
})

/** The parameters of a mailed link, by their names. */
const Link = z.strictObject({ userId: z.uuid(), token: z.string().min(20).max(200) })
export const ValidationInput = Link.extend({ password: NewPassword })

/**
 * Purposes of a mailed link: set a first password, reset a forgotten one, confirm a new e-mail address, or restore the
 * old one.
 */
export const LINK_PURPOSES = ['validate', 'reset', 'email', 'undoEmail'] as const
export const LinkPurpose = z.enum(LINK_PURPOSES)
export type LinkPurpose = z.infer<typeof LinkPurpose>

/** The inviting user and their account. */
export const Invitation = z.object({
  /** Null if the inviting user no longer exists. */
  inviter: z.string().nullable(),
  account: z.string(),
  /** True if the address already belongs to another account: the invitation cannot be accepted while it does. */
  addressInUse: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** A signed-in session of one browser. */
export const OwnSession = z.object({
  sessionId: z.uuid(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** Registration, mailed links, re-authentication and one's own sessions. */
export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/authentication/register',
    summary: 'Register with a new account; the response never reveals whether the e-mail address is known',
    access: 'public',
    body: RegistrationInput,
    response: Done,
  }),
  link: endpoint({
    method: 'GET',
    path: '/authentication/validate',
    summary: 'Check whether a mailed link is still valid, without using it; one that sets a password names its address',
    access: 'public',
    query: MailedLink,
    response: Done.extend({ purpose: LinkPurpose, email: Email.nullable(), invitation: Invitation.nullable() }),
  }),
  validate: endpoint({
    method: 'POST',
    path: '/authentication/validate',
    summary:
      'Set the password with a mailed link. A first password also signs in and accepts an invitation, unless a second factor is needed; after a reset the user signs in',
    access: 'public',
    body: ValidationInput,
    response: Session.omit({ passwordChangeRequired: true }),
  }),
  declineInvitation: endpoint({
    method: 'POST',
    path: '/authentication/decline-invitation',
    summary: 'Decline an invitation with the mailed link',
    access: 'public',
    body: Link,
    response: Done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/authentication/confirm-email',
    summary: 'Confirm a new e-mail address with the link mailed to it',
    access: 'public',
    body: Link,
    response: Done,
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/authentication/undo-email',
    summary:
      'Undo a change of the e-mail address with the link mailed to the old one; ends all sessions and voids the password',
    access: 'public',
    body: Link,
    response: Done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/authentication/reset-password',
    summary: 'Request a password reset link by mail; the response never reveals whether the address is known',
    access: 'public',
    body: ForgotPasswordInput,
    response: Done,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/authentication/confirm',
    summary:
      'Re-authenticate with the password or a passkey: for five minutes, the session may change e-mail address, sessions and factors',
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
    summary: 'Sign in with a passkey alone; sets the refresh cookie',
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
