import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { type SentRegistration, useRegister } from '../authentication.queries.ts'
import { SignInFrame } from '../frame/SignInFrame.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** A new user with a new account, who then waits for the mail that validates both. */
export function RegisterPage() {
  const { t } = useTranslation()
  const [registered, setRegistered] = useState<SentRegistration | null>(null)
  return (
    <SignInFrame isWide>
      {registered === null ? (
        <>
          <PageTitle key="form" title={t('registration.register.title')} lead={t('registration.register.lead')} />
          <RegisterForm onDone={setRegistered} />
          <Group gap="xs" mt="2xl">
            <Text c="dimmed">{t('registration.register.registered')}</Text>
            <ToLogin />
          </Group>
        </>
      ) : (
        <Waiting registered={registered} />
      )}
    </SignInFrame>
  )
}

function Waiting({ registered }: { registered: SentRegistration }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const again = useRegister()
  const { email } = registered
  return (
    <>
      <PageTitle key="waiting" title={t('registration.register.waitingTitle')} />
      <Stack gap="lg">
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          {again.isSuccess
            ? t('registration.register.sentAgain', { email })
            : t('registration.register.waiting', { email })}
        </Text>
        <Text c="dimmed">{t('registration.register.notArrived')}</Text>
        <FormFailure message={again.isError ? errorText(again.error) : undefined} />
        <Group justify="space-between">
          <ToLogin />
          <Button
            variant="default"
            size="md"
            loading={again.isPending}
            onClick={() => again.mutate({ ...registered, accountId: Date.now() })}
          >
            {t('registration.register.again')}
          </Button>
        </Group>
      </Stack>
    </>
  )
}

function ToLogin() {
  const { t } = useTranslation()
  return (
    <Anchor component={Link} to={paths.login}>
      {t('authentication.toLogin')}
    </Anchor>
  )
}
