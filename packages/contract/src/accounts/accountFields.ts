import { z } from 'zod'
import { says } from '../http/issueMessage.ts'

/** COM: commercial organisation; NON-COM: non-commercial academic organisation. */
export const ACCOUNT_TYPES = ['COM', 'NON-COM'] as const
export const AccountType = z.enum(ACCOUNT_TYPES)

/** The creation time of the account in milliseconds, as text. It serves as an opaque id and is never parsed. */
export const AccountId = z.string().regex(/^[\w-]{1,40}$/, { error: says('fields.accountId') })
