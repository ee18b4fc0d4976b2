import { z } from 'zod'

/** COM commercial, NON-COM non-commercial academic. */
export const ACCOUNT_TYPES = ['COM', 'NON-COM'] as const
export const AccountType = z.enum(ACCOUNT_TYPES)
