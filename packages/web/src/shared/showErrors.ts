import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/call.ts'

/** The type of an error that the server found in a field. */
export const SERVER_ERROR = 'server'

/** Puts what the server refused next to the fields it refused, or at the foot of the form in `text`. */
export const showErrors =
  <V extends FieldValues, T>(form: UseFormReturn<V, unknown, T>, text: (error: unknown) => string) =>
  (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : []
    for (const { path, message } of fields) form.setError(path as FieldPath<V>, { type: SERVER_ERROR, message })
    if (fields.length === 0) form.setError('root', { message: text(error) })
  }
