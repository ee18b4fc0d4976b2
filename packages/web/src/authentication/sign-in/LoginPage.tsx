import { Anchor, Group, Stack, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { SignInFrame } from '../frame/SignInFrame.tsx'
import { LoginForm, type LoginNotice } from './LoginForm.tsx'
import { pathAfterSignIn } from './nextPath.ts'

const ChangePasswordForm = lazy(async () => ({
  default: (await import('../passwords/ChangePasswordForm.tsx')).ChangePasswordForm,
}))

const AskForRecovery = lazy(async () => ({ default: (await import('./AskForRecovery.tsx')).AskForRecovery }))

const SignInElsewhere = lazy(async () => ({ default: (await import('./SignInElsewhere.tsx')).SignInElsewhere }))

const ForgotPassword = lazy(async () => {
  const [{ ForgotPassword }] = await Promise.all([import('../passwords/ForgotPassword.tsx'), addTexts('registration')])
  return { default: ForgotPassword }
})

type Step =
  | { name: 'login'; email: string; notice: LoginNotice | null }
  | { name: 'change'; email: string }
  | { name: 'forgot' }
  | { name: 'lostFactor' | 'elsewhere'; email: string }

/** Sign in; where the server asks for it, the password is changed first and then used to sign in. */
export function LoginPage() {
  const { user, ended } = useSession()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const [step, setStep] = useState<Step>(
    state?.step === 'forgot' ? { name: 'forgot' } : { name: 'login', email: state?.email ?? '', notice: null },
  )
  const toLogin = (email = '', notice: LoginNotice | null = null) => setStep({ name: 'login', email, notice })
  if (user) return <Navigate to={pathAfterSignIn(search.get('next'))} replace />

  return (
    <SignInFrame>
      <Suspense fallback={<Loading />}>
        {step.name === 'login' && (
          <Login
            email={step.email}
            // Also of a session that ends while the screen after the sign-in is still being loaded.
            notice={step.notice ?? ended}
            onChangeRequired={(email) => setStep({ name: 'change', email })}
            onForgot={() => setStep({ name: 'forgot' })}
            onLostFactor={(email) => setStep({ name: 'lostFactor', email })}
            onElsewhere={(email) => setStep({ name: 'elsewhere', email })}
          />
        )}
        {step.name === 'change' && (
          <ChangeRequired
            email={step.email}
            onDone={() => toLogin(step.email, 'passwordChanged')}
            onCancel={() => toLogin(step.email)}
          />
        )}
        {step.name === 'forgot' && <ForgotPassword onBack={() => toLogin()} />}
        {step.name === 'elsewhere' && (
          <SignInElsewhere email={step.email} next={search.get('next')} onBack={() => toLogin(step.email)} />
        )}
        {step.name === 'lostFactor' && <AskForRecovery email={step.email} onBack={() => toLogin(step.email)} />}
      </Suspense>
    </SignInFrame>
  )
}

type LoginProps = {
  email: string
  notice: LoginNotice | null
  onChangeRequired: (email: string) => void
  onForgot: () => void
  onLostFactor: (email: string) => void
  onElsewhere: (email: string) => void
}

function Login({ onForgot, ...form }: LoginProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('authentication.title')} lead={t('authentication.lead')} />
      <LoginForm {...form} />
      <Stack gap="xs" mt="lg" align="flex-start">
        <Anchor component="button" type="button" size="sm" onClick={() => form.onElsewhere('')}>
          {t('authentication.elsewhere')}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onForgot}>
          {t('authentication.forgotPassword')}
        </Anchor>
        <Group gap="xs" fz="sm">
          <Text c="dimmed" inherit>
            {t('authentication.newHere')}
          </Text>
          <Anchor component={Link} to={paths.register} inherit>
            {t('authentication.register')}
          </Anchor>
        </Group>
      </Stack>
    </>
  )
}

function ChangeRequired(props: { email: string; onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('authentication.changePassword')} lead={t('authentication.changeRequired')} />
      <ChangePasswordForm {...props} />
    </>
  )
}
