import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack } from '@mantine/core'
import type { Session } from '@portal/contract'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { Field } from '../../shared/forms/Field.tsx'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import { useChangePassword } from '../authentication.queries.ts'
import { changePasswordFields } from './changePasswordFields.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { showChangeErrors } from './showChangeErrors.ts'

type Props = { email: string; onDone: (session: Session) => void; onCancel: () => void }

/** A new password for one that is known; it can be sent only when it meets the policy and is confirmed. */
export function ChangePasswordForm({ email, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const change = useChangePassword()
  const form = useForm({
    resolver: zodResolver(changePasswordFields(t)),
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmation: '' },
  })
  const submit = form.handleSubmit(({ oldPassword, newPassword }) =>
    change.mutate(
      { email, password: oldPassword, newPassword },
      { onSuccess: onDone, onError: showChangeErrors(form, errorText) },
    ),
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <Field
            control={form.control}
            type="password"
            data-autofocus
            name="oldPassword"
            label={t('authentication.currentPassword')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            labels={{ password: t('authentication.newPassword'), confirmation: t('authentication.confirmPassword') }}
          />
          <FormFailure message={form.formState.errors.root?.message} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onCancel}>
              {t('authentication.cancel')}
            </Button>
            <Button type="submit" size="md" loading={change.isPending} disabled={!form.formState.isValid}>
              {t('authentication.changePassword')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  )
}
