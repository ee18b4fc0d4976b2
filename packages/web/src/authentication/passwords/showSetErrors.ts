import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/call.ts'
import { SERVER_ERROR } from '../../shared/forms/showErrors.ts'
import { isLinkRefused } from '../mail-links/isLinkRefused.ts'
import type { NewPasswordValues } from './newPasswordFields.ts'

/** What was wrong with the password goes to its field, a passing trouble to the foot of the form. */
export const showSetErrors =
  (form: UseFormReturn<NewPasswordValues>, text: (error: unknown) => string) => (error: unknown) => {
    if (isLinkRefused(error)) return
    const [refused] = error instanceof ApiError ? error.fields : []
    if (refused) form.setError('newPassword', { type: SERVER_ERROR, message: refused.message })
    else form.setError('root', { message: text(error) })
  }
