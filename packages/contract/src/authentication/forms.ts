import { z } from 'zod'
import { AccountType } from '../accounts/accountFields.ts'
import { Email, NewPassword } from '../users/password.ts'
import { Name } from '../users/sessionUser.ts'
import { FactorCode, PasskeyProof } from './proofs.ts'

export const LoginInput = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
  /** A second-factor code, if the user has a second factor; asked for once the password was right. */
  code: FactorCode.optional(),
  /** A passkey as second factor, instead of a code. */
  passkey: PasskeyProof.optional(),
  /**
   * The computer is shared with others: the session ends after 12 hours of inactivity, and when the browser is closed.
   */
  sharedComputer: z.boolean().default(false),
})

/**
 * Maps the numbers of the registration form to roles. 8 is granted as ACC_ADMIN and shown to the operator as a request.
 */
export const REGISTRATION_ROLES = { 0: 'DPT_USER', 2: 'DPT_POWER_USER', 4: 'ACC_ADMIN', 8: 'SUPER_ADMIN' } as const

export const RegistrationInput = z.strictObject({
  email: Email,
  password: NewPassword,
  firstName: Name,
  lastName: Name,
  accountType: AccountType,
  role: z.literal([0, 2, 4, 8]),
  /** The present time in milliseconds. It becomes the id of a new account and never gives access to an existing one. */
  accountId: z.int().min(1_000_000_000_000).max(9_999_999_999_999),
  /** The organisation. Without it the account is called after the domain of the address. */
  accountName: Name.optional(),
})

/**
 * Wrong old passwords are counted and mentioned in the mail; a user who never had a password leaves the field empty.
 */
export const ForgotPasswordInput = z.strictObject({
  email: Email,
  oldPassword: z.string().max(1000),
})

/** Parameters of a mailed link. */
export const MailedLink = z.strictObject({ i: z.uuid(), t: z.string().min(20).max(200) })
