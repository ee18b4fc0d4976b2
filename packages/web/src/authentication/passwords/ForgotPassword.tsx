import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { ForgotPasswordInput } from '@portal/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { FormFailure, showErrors, useErrorLanguage } from '../../shared/forms/formErrors.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useForgotPassword } from '../authentication.queries.ts'

/** Asks for a link to set a new password; then says that it is on its way, and leads back to either form. */
export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation()
  const [step, setStep] = useState({ email, sent: false })
  if (step.sent) {
    return <LinkSent email={step.email} onBack={onBack} onAgain={() => setStep({ ...step, sent: false })} />
  }
  return (
    <>
      <PageTitle key="form" title={t('registration.forgot.title')} lead={t('registration.forgot.lead')} />
      <ForgotPasswordForm email={step.email} onSent={(email) => setStep({ email, sent: true })} onCancel={onBack} />
    </>
  )
}

function LinkSent({ email, onBack, onAgain }: { email: string; onBack: () => void; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle key="sent" title={t('registration.forgot.sentTitle')} />
      <Stack gap="lg">
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          {t('registration.forgot.sent', { email })}
        </Text>
        <Text c="dimmed">{t('registration.forgot.notArrived')}</Text>
        <Group justify="space-between">
          <Anchor component="button" type="button" onClick={onAgain}>
            {t('registration.forgot.again')}
          </Anchor>
          <Button size="md" onClick={onBack}>
            {t('authentication.toLogin')}
          </Button>
        </Group>
      </Stack>
    </>
  )
}

type Props = { email: string; onSent: (email: string) => void; onCancel: () => void }

function ForgotPasswordForm({ email, onSent, onCancel }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const forgot = useForgotPassword()
  const form = useForm({
    resolver: zodResolver(ForgotPasswordInput),
    mode: 'onTouched',
    defaultValues: { email, oldPassword: '' },
  })
  useErrorLanguage(form)
  const submit = form.handleSubmit((body) =>
    forgot.mutate(body, { onSuccess: () => onSent(body.email), onError: showErrors(form, errorText) }),
  )
  return (
    <Form onSubmit={submit}>
      <Stack gap="lg">
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('authentication.email')}
          autoComplete="username"
        />
        <TextField
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
    </Form>
  )
}
