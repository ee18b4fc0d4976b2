import { ACCOUNT_TYPES, RegistrationInput } from '@portal/contract'
import type { TFunction } from 'i18next'
import { z } from 'zod'

/** The numbers of the roles one can ask for. */
export const REGISTRABLE_ROLES = [0, 2, 4, 8] as const

/** The form of a registration: all but the number of the new account, which is made when it is sent. */
export const registerFields = (t: TFunction) =>
  RegistrationInput.omit({ accountId: true }).extend({
    accountType: z.enum(ACCOUNT_TYPES, t('authentication.required')),
    role: z.literal(REGISTRABLE_ROLES, t('authentication.required')),
  })

export type RegisterValues = z.input<ReturnType<typeof registerFields>>
