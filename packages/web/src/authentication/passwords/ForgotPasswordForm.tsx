import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack } from '@mantine/core'
import { ForgotPasswordInput } from '@portal/contract'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { Field } from '../../shared/forms/Field.tsx'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import { showErrors } from '../../shared/forms/showErrors.ts'
import { useForgotPassword } from '../authentication.queries.ts'

type Props = { email: string; onSent: (email: string) => void; onCancel: () => void }

export function ForgotPasswordForm({ email, onSent, onCancel }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const forgot = useForgotPassword()
  const form = useForm({
    resolver: zodResolver(ForgotPasswordInput),
    mode: 'onTouched',
    defaultValues: { email, oldPassword: '' },
  })
  const submit = form.handleSubmit((body) =>
    forgot.mutate(body, { onSuccess: () => onSent(body.email), onError: showErrors(form, errorText) }),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Field
          control={form.control}
          name="email"
          type="email"
          label={t('authentication.email')}
          autoComplete="username"
        />
        <Field
          control={form.control}
          name="oldPassword"
          type="password"
          label={t('registration.forgot.oldPassword')}
          description={t('registration.forgot.oldPasswordHint')}
          autoComplete="current-password"
        />
        <FormFailure message={form.formState.errors.root?.message} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onCancel}>
            {t('authentication.cancel')}
          </Button>
          <Button type="submit" size="md" loading={forgot.isPending}>
            {t('registration.forgot.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
