import '../../shared/forms/fieldMessages.ts'
import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { LoginInput } from '@portal/contract'
import { currentLanguage } from '@portal/texts'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import type { SessionEnd } from '../../api/session.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PasswordField } from '../../shared/forms/PasswordField.tsx'
import { type SignIn, useLogin, useLoginByPasskey } from '../authentication.queries.ts'
import { isCancelled, knowsPasskeys } from '../passkeys/browserPasskeys.ts'

/** The browser asks for the passkey in its own dialog. */
const PasswordSignIn = LoginInput.omit({ passkey: true })

export type LoginNotice = SessionEnd | 'passwordChanged'
const NOTICES = { expired: 'expired', loggedOut: 'loggedOut', passwordChanged: 'updated' } as const

type Props = {
  email: string
  /** The password, if it was just chosen. */
  password: string | undefined
  notice: LoginNotice | null
  onChangeRequired: (given: Pick<SignIn, 'email' | 'password'>) => void
  onLostFactor: (email: string) => void
  onElsewhere: (email: string) => void
  onEmail: (email: string) => void
}
type Errors = { readonly [field in 'email' | 'password' | 'code']?: string | undefined }

/** A plain form: the form library is left out of what everybody loads first (scripts/firstLoad.test.ts). */
export function LoginForm({ email, password, notice, onEmail, ...on }: Props) {
  const { t } = useTranslation()
  const { login, byPasskey, signIn, signInByPasskey, needsFactor, failure } = useSignIn(on)
  const { errors, submit } = useCredentials(signIn)
  const withPasskey = () => {
    if (login.variables) signIn({ ...withoutCode(login.variables), passkey: 'ask' })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {notice && !login.isError && <Notice notice={notice} />}
        <EmailField email={email} error={errors.email} onEmail={onEmail} />
        <PasswordField
          name="password"
          size="lg"
          label={t('authentication.password')}
          autoComplete="current-password"
          defaultValue={password}
          error={errors.password}
        />
        {needsFactor && (
          <Factor
            error={errors.code}
            onPasskey={withPasskey}
            onLost={() => on.onLostFactor(login.variables?.email ?? '')}
          />
        )}
        <Group component="label" gap="xs">
          <input type="checkbox" name="sharedComputer" />
          {t('authentication.sharedComputer')}
        </Group>
        <FormFailure message={failure} />
        <Button type="submit" size="lg" loading={login.isPending}>
          {t('authentication.submit')}
        </Button>
        {!needsFactor && <ByPasskey isPending={byPasskey.isPending} onChoose={signInByPasskey} />}
      </Stack>
    </form>
  )
}

/** Signing in by password or by passkey, and why the last try failed. */
function useSignIn({ onChangeRequired, onElsewhere }: Pick<Props, 'onChangeRequired' | 'onElsewhere'>) {
  const { t, i18n } = useTranslation()
  const errorText = useErrorText({ refused: t('authentication.wrong') })
  const login = useLogin()
  const byPasskey = useLoginByPasskey()
  const [failedIn, setFailedIn] = useState<string>(i18n.language)
  const isFactorSent = login.isPending && login.variables.code !== undefined
  const failure = [login.error, byPasskey.error].find((error) => error && !isCancelled(error))
  // The server worded it in the language of that moment, or of the moment before, which is better than no word.
  const isWorded = failedIn === i18n.language
  const signIn = (given: SignIn) => {
    byPasskey.reset()
    login.mutate(given, {
      onSuccess: ({ passwordChangeRequired }) => passwordChangeRequired && onChangeRequired(given),
      onError: (error) => {
        setFailedIn(currentLanguage())
        if (isOfProvider(error)) onElsewhere(given.email)
      },
    })
  }
  const signInByPasskey = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    login.reset()
    const isShared = currentTarget.form ? new FormData(currentTarget.form).has('sharedComputer') : false
    byPasskey.mutate(isShared, { onError: () => setFailedIn(currentLanguage()) })
  }
  return {
    login,
    byPasskey,
    signIn,
    signInByPasskey,
    needsFactor: isFactorMissing(login.error) || isFactorSent || login.variables?.passkey === 'ask',
    failure: failure && isWorded ? errorText(failure) : undefined,
  }
}

/** Reads the form when it is sent; what is wrong with it is said at its fields. */
function useCredentials(onRead: (typed: SignIn) => void) {
  const [refused, setRefused] = useState<unknown>()
  // Read anew at each rendering: the errors change with the language.
  const errors = refused === undefined ? {} : errorsOf(PasswordSignIn.safeParse(refused).error?.issues ?? [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const sharedComputer = data.has('sharedComputer')
    const { code, ...given } = Object.fromEntries(data)
    const typed = { ...given, sharedComputer, ...(code && { code }) }
    const read = PasswordSignIn.safeParse(typed)
    setRefused(read.success ? undefined : typed)
    if (read.success) onRead(read.data)
  }
  return { errors, submit }
}

type EmailProps = Pick<Props, 'email' | 'onEmail'> & { error: string | undefined }

function EmailField({ email, error, onEmail }: EmailProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      name="email"
      type="email"
      size="lg"
      required
      withAsterisk={false}
      label={t('authentication.email')}
      autoComplete="username"
      defaultValue={email}
      onChange={(event) => onEmail(event.currentTarget.value)}
      error={error}
    />
  )
}

type ByPasskeyProps = { isPending: boolean; onChoose: (event: MouseEvent<HTMLButtonElement>) => void }

function ByPasskey({ isPending, onChoose }: ByPasskeyProps) {
  const { t } = useTranslation()
  if (!knowsPasskeys()) return null
  return (
    <Button variant="default" size="lg" loading={isPending} onClick={onChoose}>
      {t('authentication.passkey')}
    </Button>
  )
}

function Notice({ notice }: { notice: LoginNotice }) {
  const { t } = useTranslation()
  return (
    <Alert color="petrol" role="status">
      {t(`authentication.${NOTICES[notice]}`)}
    </Alert>
  )
}

type FactorProps = { error: string | undefined; onPasskey: () => void; onLost: () => void }

/** The second factor, asked for after the right password. */
function Factor({ error, onPasskey, onLost }: FactorProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs" align="flex-start">
      <TextInput
        name="code"
        size="lg"
        w="100%"
        label={t('authentication.code')}
        description={t('authentication.codeHint')}
        autoComplete="one-time-code"
        error={error}
        ref={focusOn}
      />
      {knowsPasskeys() && (
        <Anchor component="button" type="button" size="sm" onClick={onPasskey}>
          {t('authentication.passkeyFactor')}
        </Anchor>
      )}
      <Anchor component="button" type="button" size="sm" ta="left" onClick={onLost}>
        {t('authentication.lostFactor')}
      </Anchor>
    </Stack>
  )
}

/** The field is focused when it appears, so that the code can be typed at once. */
const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** The password was right, and the second factor is missing or wrong. */
const isFactorMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'FACTOR_REQUIRED' || error.code === 'FACTOR_NOT_VALID')

const isOfProvider = (error: unknown): boolean => error instanceof ApiError && error.code === 'SINGLE_SIGN_ON_REQUIRED'

const withoutCode = ({ code: _, ...given }: SignIn): SignIn => given

const errorsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Errors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]))
