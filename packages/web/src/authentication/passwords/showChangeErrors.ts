import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/call.ts'
import { SERVER_ERROR } from '../../shared/forms/showErrors.ts'

type Fields = { oldPassword: string; newPassword: string; confirmation: string }

/** The server calls the current password `password`; its refusals go to the field the user typed it into. */
export const showChangeErrors = (form: UseFormReturn<Fields>, text: (error: unknown) => string) => (error: unknown) => {
  const fields = error instanceof ApiError ? error.fields : []
  for (const { path, message } of fields) {
    form.setError(path === 'password' ? 'oldPassword' : 'newPassword', { type: SERVER_ERROR, message })
  }
  if (fields.length === 0) form.setError('root', { message: text(error) })
}
