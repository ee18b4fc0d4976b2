import { Alert } from '@mantine/core'
import type { FieldError } from '@portal/contract'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/call.ts'

/** The type of an error that the server found in a field. */
export const SERVER_ERROR = 'server'

/**
 * Puts what the server refused next to the fields it refused, the first of which gets the focus; at the foot of the
 * form what it has no field for and, in `text`, what is about none.
 */
export const showErrors =
  <V extends FieldValues, T>(form: UseFormReturn<V, unknown, T>, text: (error: unknown) => string) =>
  (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : []
    const names = Object.keys(form.getValues())
    const isShown = ({ path }: FieldError) => names.some((name) => path === name || path.startsWith(`${name}.`))
    for (const [index, { path, message }] of fields.filter(isShown).entries()) {
      form.setError(path as FieldPath<V>, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 })
    }
    const others = fields.filter((field) => !isShown(field)).map(({ message }) => message)
    if (fields.length === 0) form.setError('root', { message: text(error) })
    else if (others.length > 0) form.setError('root', { message: others.join(' ') })
  }

/** The error of a whole form, announced when it appears. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <Alert color="brick" role="none">
          {message}
        </Alert>
      )}
    </div>
  )
}
