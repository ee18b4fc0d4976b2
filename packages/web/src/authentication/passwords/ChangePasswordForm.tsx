import { Button, Group, Stack } from '@mantine/core'
import type { PersonalWords, Session } from '@portal/contract'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { FormFailure, SERVER_ERROR, useErrorLanguage } from '../../shared/forms/formErrors.tsx'
import { UsernameForManagers } from '../../shared/forms/PasswordField.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { useChangePassword } from '../authentication.queries.ts'
import { NewPasswordFields, newPasswordSchema } from './NewPasswordFields.tsx'

type Props = {
  email: string
  /** The present password, if it was just typed to sign in. */
  current?: string
  onDone: (session: Session, password: string) => void
  onCancel: () => void
  /** Tells whether something is typed that would be lost. */
  onDirty?: (dirty: boolean) => void
}

/** Changes a known password; it can be submitted once the new one meets the policy and is confirmed. */
export function ChangePasswordForm({ onCancel, ...props }: Props) {
  const { t } = useTranslation()
  const { form, submit, isPending } = useChangeForm(props)
  const { errors, isValid } = form.formState
  return (
    <FormProvider {...form}>
      <Form aria-label={t('authentication.changePassword')} onSubmit={submit}>
        <Stack gap="lg">
          <UsernameForManagers email={props.email} />
          <TextField
            control={form.control}
            type="password"
            data-autofocus
            name="oldPassword"
            label={t('authentication.currentPassword')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            labels={{ password: t('authentication.newPassword'), confirmation: t('authentication.confirmPassword') }}
            personal={useOwnWords(props.email)}
          />
          <FormFailure message={errors.root?.message} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onCancel}>
              {t('authentication.cancel')}
            </Button>
            <Button
              type="submit"
              size="md"
              loading={isPending}
              // A failure at the foot of the form counts as invalid, too, but may be gone at the next try.
              disabled={!isValid && !errors.root}
            >
              {t('authentication.changePassword')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </FormProvider>
  )
}

/** Of a user who is signed in the name is known, too. */
function useOwnWords(email: string): Partial<PersonalWords> {
  const { user } = useSession()
  return user ? { email, firstName: user.firstName, lastName: user.lastName, account: user.account } : { email }
}

function useChangeForm({ email, current = '', onDone, onDirty }: Omit<Props, 'onCancel'>) {
  const { t } = useTranslation()
  const errorText = useErrorText({ refused: t('authentication.changeFailed') })
  const change = useChangePassword()
  const form = useForm({
    resolver: zodResolver(changePasswordSchema(t)),
    mode: 'onTouched',
    defaultValues: { oldPassword: current, newPassword: '', confirmation: '' },
  })
  useErrorLanguage(form)
  const { isDirty } = form.formState
  useEffect(() => onDirty?.(isDirty && !change.isSuccess), [onDirty, isDirty, change.isSuccess])
  const submit = form.handleSubmit(({ oldPassword, newPassword }) =>
    change.mutate(
      { email, password: oldPassword, newPassword },
      { onSuccess: (session) => onDone(session, newPassword), onError: showChangeErrors(form, errorText) },
    ),
  )
  return { form, submit, isPending: change.isPending }
}

/** The form of a password change. */
const changePasswordSchema = (t: TFunction) =>
  z
    .object({ oldPassword: z.string().min(1, t('authentication.required')) })
    .and(newPasswordSchema({ required: t('authentication.required'), mismatch: t('authentication.mismatch') }))

type Fields = { oldPassword: string; newPassword: string; confirmation: string }

/** The server calls the current password `password`; its refusals go to the field the user typed it into. */
const showChangeErrors = (form: UseFormReturn<Fields>, text: (error: unknown) => string) => (error: unknown) => {
  const fields = error instanceof ApiError ? error.fields : []
  for (const { path, message } of fields)
    form.setError(path === 'password' ? 'oldPassword' : 'newPassword', { type: SERVER_ERROR, message })
  if (fields.length === 0) form.setError('root', { message: text(error) })
}
