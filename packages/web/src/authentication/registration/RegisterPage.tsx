import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** A new user with a new account, who then waits for the mail that validates both. */
export function RegisterPage() {
  const { t } = useTranslation()
  const [registered, setRegistered] = useState<string | null>(null)
  return (
    <SignInFrame>
      {registered === null ? (
        <>
          <PageTitle key="form" title={t('registration.register.title')} lead={t('registration.register.lead')} />
          <RegisterForm onDone={setRegistered} />
          <Group gap="xs" mt="xl">
            <Text c="dimmed">{t('registration.register.registered')}</Text>
            <ToLogin />
          </Group>
        </>
      ) : (
        <Waiting email={registered} />
      )}
    </SignInFrame>
  )
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle key="waiting" title={t('registration.register.waitingTitle')} />
      <Stack gap="lg">
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          {t('registration.register.waiting', { email })}
        </Text>
        <Text c="dimmed">{t('registration.register.notArrived')}</Text>
        <ToLogin />
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
