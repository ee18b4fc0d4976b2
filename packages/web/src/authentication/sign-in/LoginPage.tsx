import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { LoginInput } from '@portal/contract'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { type SessionEnd, useSession } from '../../api/session.ts'
import { paths } from '../../app/paths.ts'
import { addTexts } from '../../app/texts.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PasswordField } from '../../shared/forms/PasswordField.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useLogin } from '../authentication.queries.ts'
import { SignInFrame } from './SignInFrame.tsx'

const ChangePasswordForm = lazy(async () => ({
  default: (await import('../passwords/ChangePasswordForm.tsx')).ChangePasswordForm,
}))

const ForgotPassword = lazy(async () => {
  const [{ ForgotPassword }] = await Promise.all([import('../passwords/ForgotPassword.tsx'), addTexts('registration')])
  return { default: ForgotPassword }
})

type Step =
  | { name: 'login'; email: string; notice: LoginNotice | null }
  | { name: 'change'; email: string }
  | { name: 'forgot' }

/** Sign in; where the server asks for it, the password is changed first and then used to sign in. */
export function LoginPage() {
  const { user, ended } = useSession()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const [step, setStep] = useState<Step>(
    state?.step === 'forgot' ? { name: 'forgot' } : { name: 'login', email: '', notice: ended },
  )
  const toLogin = (email = '', notice: LoginNotice | null = null) => setStep({ name: 'login', email, notice })
  if (user) return <Navigate to={pathAfterSignIn(search.get('next'))} replace />

  return (
    <SignInFrame>
      <Suspense fallback={<Loading />}>
        {step.name === 'login' && (
          <Login
            email={step.email}
            notice={step.notice}
            onChangeRequired={(email) => setStep({ name: 'change', email })}
            onForgot={() => setStep({ name: 'forgot' })}
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
      </Suspense>
    </SignInFrame>
  )
}

type LoginProps = {
  email: string
  notice: LoginNotice | null
  onChangeRequired: (email: string) => void
  onForgot: () => void
}

function Login({ onForgot, ...form }: LoginProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('authentication.title')} />
      <LoginForm {...form} />
      <Stack gap="xs" mt="lg" align="flex-start">
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

type LoginNotice = SessionEnd | 'passwordChanged'
const NOTICES = { expired: 'expired', loggedOut: 'loggedOut', passwordChanged: 'updated' } as const

type Props = { email: string; notice: LoginNotice | null; onChangeRequired: (email: string) => void }
type Errors = { readonly [field in 'email' | 'password' | 'code']?: string | undefined }

/** A plain form: the form library is left out of what everybody loads first (app/firstLoad.test.ts). */
function LoginForm({ email, notice, onChangeRequired }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const login = useLogin()
  const [errors, setErrors] = useState<Errors>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const sharedComputer = data.has('sharedComputer')
    const { code, ...given } = Object.fromEntries(data)
    const read = LoginInput.safeParse({ ...given, sharedComputer, ...(code && { code }) })
    setErrors(read.success ? {} : errorsOf(read.error.issues))
    if (!read.success) return
    login.mutate(read.data, {
      onSuccess: ({ passwordChangeRequired }) => passwordChangeRequired && onChangeRequired(read.data.email),
    })
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {notice && !login.isError && (
          <Alert color="petrol" role="status">
            {t(`authentication.${NOTICES[notice]}`)}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          size="lg"
          label={t('authentication.email')}
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
        <PasswordField
          name="password"
          size="lg"
          label={t('authentication.password')}
          autoComplete="current-password"
          error={errors.password}
        />
        {needsCode(login.error) && (
          <TextInput
            name="code"
            size="md"
            label={t('authentication.code')}
            description={t('authentication.codeHint')}
            autoComplete="one-time-code"
            error={errors.code}
            data-autofocus
          />
        )}
        <Group component="label" gap="xs">
          <input type="checkbox" name="sharedComputer" />
          {t('authentication.sharedComputer')}
        </Group>
        <FormFailure message={login.isError ? errorText(login.error) : undefined} />
        <Button type="submit" size="lg" loading={login.isPending}>
          {t('authentication.submit')}
        </Button>
      </Stack>
    </form>
  )
}

/** The password was right, and a code of the second factor is missing or wrong. */
const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'FACTOR_REQUIRED' || error.code === 'FACTOR_NOT_VALID')

const errorsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Errors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]))

/** Where to go after signing in: the `next` address if it has the same origin (no open redirect), else the dashboard. */
function pathAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return paths.dashboard
  const url = URL.parse(next, window.location.origin)
  return url?.origin === window.location.origin ? url.pathname + url.search : paths.dashboard
}
