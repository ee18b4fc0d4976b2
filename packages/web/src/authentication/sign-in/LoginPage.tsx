import { Anchor, Group, Stack, Text } from '@mantine/core'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
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
  | { name: 'login'; email: string; password?: string; notice: LoginNotice | null }
  | { name: 'change'; email: string; password: string }
  | { name: 'forgot' | 'lostFactor' | 'elsewhere'; email: string }

/** Sign in; where the server asks for it, the password is changed first and then used to sign in. */
export function LoginPage() {
  const { user, ended } = useSession()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const [step, setStep] = useState<Step>(
    state?.step === 'forgot'
      ? { name: 'forgot', email: '' }
      : { name: 'login', email: state?.email ?? '', notice: null },
  )
  const toLogin = (email = '') => setStep({ name: 'login', email, notice: null })
  if (user) return <Navigate to={pathAfterSignIn(search.get('next'))} replace />

  return (
    <SignInFrame>
      <Suspense fallback={<Loading />}>
        {step.name === 'login' && (
          <Login
            email={step.email}
            password={step.password}
            // Also of a session that ends while the screen after the sign-in is still being loaded.
            notice={step.notice ?? ended}
            onChangeRequired={(given) => setStep({ name: 'change', ...given })}
            onForgot={(email) => setStep({ name: 'forgot', email })}
            onLostFactor={(email) => setStep({ name: 'lostFactor', email })}
            onElsewhere={(email) => setStep({ name: 'elsewhere', email })}
          />
        )}
        {step.name === 'change' && (
          <ChangeRequired
            email={step.email}
            current={step.password}
            onDone={(_, password) => setStep({ name: 'login', email: step.email, password, notice: 'passwordChanged' })}
            onCancel={() => toLogin(step.email)}
          />
        )}
        {step.name === 'forgot' && <ForgotPassword email={step.email} onBack={() => toLogin(step.email)} />}
        {step.name === 'elsewhere' && (
          <SignInElsewhere email={step.email} next={search.get('next')} onBack={() => toLogin(step.email)} />
        )}
        {step.name === 'lostFactor' && <AskForRecovery email={step.email} onBack={() => toLogin(step.email)} />}
      </Suspense>
    </SignInFrame>
  )
}

type LoginProps = Omit<ComponentProps<typeof LoginForm>, 'onEmail'> & { onForgot: (email: string) => void }

function Login({ onForgot, ...form }: LoginProps) {
  const { t } = useTranslation()
  // Nobody types an address twice because another way in was chosen.
  const typed = useRef(form.email)
  return (
    <>
      <PageTitle title={t('authentication.title')} lead={t('authentication.lead')} />
      <LoginForm
        {...form}
        onEmail={(email) => {
          typed.current = email
        }}
      />
      <Stack gap="xs" mt="lg" align="flex-start">
        <Anchor component="button" type="button" size="sm" onClick={() => form.onElsewhere(typed.current)}>
          {t('authentication.elsewhere')}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={() => onForgot(typed.current)}>
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

function ChangeRequired(props: ComponentProps<typeof ChangePasswordForm>) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('authentication.changePassword')} lead={t('authentication.changeRequired')} />
      <ChangePasswordForm {...props} />
    </>
  )
}
