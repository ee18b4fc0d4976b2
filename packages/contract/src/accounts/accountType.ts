import { z } from 'zod'

/** COM: commercial organisation; NON-COM: non-commercial academic organisation. */
export const ACCOUNT_TYPES = ['COM', 'NON-COM'] as const
export const AccountType = z.enum(ACCOUNT_TYPES)
