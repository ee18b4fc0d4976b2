import { Alert } from '@mantine/core'
import type { FieldError } from '@portal/contract'
import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'

/** The type of a field error reported by the server. */
export const SERVER_ERROR = 'server'

/**
 * Shows the server's errors at their fields, of which the form takes the focus to the first; errors without a field are
 * shown at its foot, worded by `text`.
 */
export const showErrors =
  <V extends FieldValues, T>(form: UseFormReturn<V, unknown, T>, text: (error: unknown) => string) =>
  (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : []
    const names = Object.keys(form.getValues())
    const isShown = ({ path }: FieldError) => names.some((name) => path === name || path.startsWith(`${name}.`))
    for (const { path, message } of fields.filter(isShown))
      form.setError(path as FieldPath<V>, { type: SERVER_ERROR, message })
    const others = fields.filter((field) => !isShown(field)).map(({ message }) => message)
    if (fields.length === 0) form.setError('root', { message: text(error) })
    else if (others.length > 0) showOutside(form, others.join(' '))
  }

/** An error of what no field shows goes with the next change of the form, as one at a field does with that of its field. */
function showOutside<V extends FieldValues, T>(form: UseFormReturn<V, unknown, T>, message: string): void {
  form.setError('root', { message })
  const end = form.subscribe({
    formState: { values: true },
    callback: () => {
      end()
      form.clearErrors('root')
    },
  })
}

/** Words the errors at the fields anew when another language is chosen beside the form. */
export function useErrorLanguage<V extends FieldValues, T>({ formState, trigger }: UseFormReturn<V, unknown, T>) {
  const { language } = useTranslation().i18n
  const wrong = Object.keys(formState.errors) as FieldPath<V>[]
  const reword = useEffectEvent(() => wrong.length > 0 && void trigger(wrong))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the validation words its messages in this language.
  useEffect(() => void reword(), [language])
}

type FailureProps = { message: string | undefined; onDismiss?: { label: string; act: () => void } }

/** An error of the whole form, announced when it appears. */
export function FormFailure({ message, onDismiss }: FailureProps) {
  return (
    message && (
      <Alert
        color="brick"
        role="alert"
        {...(onDismiss && { withCloseButton: true, onClose: onDismiss.act, closeButtonLabel: onDismiss.label })}
      >
        {message}
      </Alert>
    )
  )
}
