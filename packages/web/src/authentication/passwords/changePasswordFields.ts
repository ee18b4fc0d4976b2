import type { TFunction } from 'i18next'
import { z } from 'zod'
import { newPasswordFields } from './newPasswordFields.ts'

/** The form of a password change. */
export const changePasswordFields = (t: TFunction) =>
  z
    .object({ oldPassword: z.string().min(1, t('authentication.required')) })
    .and(newPasswordFields({ required: t('authentication.required'), mismatch: t('authentication.mismatch') }))
