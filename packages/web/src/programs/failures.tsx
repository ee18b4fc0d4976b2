import { ApiError } from '../api/call.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FormFailure } from '../shared/forms/formErrors.tsx'

/** The server's error for a field, by the beginning of its path. */
export function useFailureOf(error: unknown): (field: string) => string | undefined {
  const fields = error instanceof ApiError ? error.fields : []
  return (field) => fields.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message
}

/** An error that belongs to no field. */
export function FailureText({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const isShown = error !== null && !(error instanceof ApiError && error.fields.length > 0)
  return <FormFailure message={isShown ? errorText(error) : undefined} />
}
