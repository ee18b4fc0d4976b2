import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { recovery } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PasswordField } from '../../shared/forms/PasswordField.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'

/** Asks the administrators to remove a second factor that is lost with its recovery codes. */
export function AskForRecovery({ email: given, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const ask = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(recovery.ask, { body }),
  })
  const [email, setEmail] = useState(given)
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate({ email, password })
  }
  return (
    <>
      <PageTitle title={t('authentication.recovery.title')} lead={t('authentication.recovery.lead')} />
      {ask.isSuccess ? (
        <Alert color="petrol" role="status">
          {t('authentication.recovery.sent')}
        </Alert>
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack gap="lg">
            <TextInput
              type="email"
              size="lg"
              label={t('authentication.email')}
              autoComplete="username"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
            <PasswordField
              size="lg"
              label={t('authentication.password')}
              autoComplete="current-password"
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
            <FormFailure message={ask.isError ? errorText(ask.error) : undefined} />
            <Button type="submit" size="lg" loading={ask.isPending}>
              {t('authentication.recovery.submit')}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component="button" type="button" size="sm" mt="lg" onClick={onBack}>
        {t('authentication.recovery.back')}
      </Anchor>
    </>
  )
}
