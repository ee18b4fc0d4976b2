import { NewPassword } from '@portal/contract'
import { z } from 'zod'

export type NewPasswordValues = { newPassword: string; confirmation: string }

/** A new password and its confirmation, which stays in the browser. */
export const newPasswordFields = (texts: { required: string; mismatch: string }) =>
  z.object({ newPassword: NewPassword, confirmation: z.string().min(1, texts.required) }).refine(isConfirmed, {
    path: ['confirmation'],
    message: texts.mismatch,
    when: isFilledIn,
  })

const isConfirmed = ({ newPassword, confirmation }: NewPasswordValues) => confirmation === newPassword

/** Only what is filled in can differ: an empty confirmation is told that it is required. */
const isFilledIn = ({ value }: { value: unknown }) => (value as NewPasswordValues).confirmation !== ''
