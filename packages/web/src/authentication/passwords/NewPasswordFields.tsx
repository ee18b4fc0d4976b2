import { NewPassword, type PersonalWords } from '@portal/contract'
import { useEffect } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { SERVER_ERROR } from '../../shared/forms/formErrors.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { PasswordPolicy } from './PasswordPolicy.tsx'

type Props = {
  labels: { password: string; confirmation: string }
  /** What is known here of the words that nobody should use. */
  personal: Partial<PersonalWords>
}

/** A new password with its policy as a checklist, and its confirmation, in the form around it. */
export function NewPasswordFields({ labels, personal }: Props) {
  const { t } = useTranslation()
  const form = useFormContext<NewPasswordValues>()
  useBothFields(form)
  const field = { control: form.control, type: 'password', autoComplete: 'new-password' } as const
  return (
    <>
      <TextField {...field} name="newPassword" label={labels.password} />
      <PasswordPolicy title={t('authentication.policy.title')} text={form.watch('newPassword')} personal={personal} />
      <TextField {...field} name="confirmation" label={labels.confirmation} />
    </>
  )
}

/**
 * Editing one field validates the other again: a mismatch can be resolved from both sides, and an error from the server
 * about the password is cleared.
 */
function useBothFields(form: UseFormReturn<NewPasswordValues>) {
  useEffect(() => {
    const edits = form.watch((_, { name }) => {
      if (name === 'newPassword' && form.getFieldState('confirmation').isTouched) void form.trigger('confirmation')
      const refused = form.getFieldState('newPassword').error?.type === SERVER_ERROR
      if (name === 'confirmation' && refused) form.clearErrors('newPassword')
    })
    return () => edits.unsubscribe()
  }, [form])
}

export type NewPasswordValues = { newPassword: string; confirmation: string }

/** A new password and its confirmation, which stays in the browser. */
export const newPasswordSchema = (texts: { required: string; mismatch: string }) =>
  z.object({ newPassword: NewPassword, confirmation: z.string().min(1, texts.required) }).refine(isConfirmed, {
    path: ['confirmation'],
    message: texts.mismatch,
    when: isFilledIn,
  })

const isConfirmed = ({ newPassword, confirmation }: NewPasswordValues) => confirmation === newPassword

/** Compares only filled-in fields: an empty confirmation is reported as required. */
const isFilledIn = ({ value }: { value: unknown }) => (value as NewPasswordValues).confirmation !== ''
