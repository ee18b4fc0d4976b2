import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { LoginInput } from '@portal/contract'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionEnd } from '../../api/session.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import { PasswordField } from '../../shared/forms/PasswordField.tsx'
import { useLogin } from '../authentication.queries.ts'

export type LoginNotice = SessionEnd | 'passwordChanged'
const NOTICES = { expired: 'expired', loggedOut: 'loggedOut', passwordChanged: 'updated' } as const

type Props = { email: string; notice: LoginNotice | null; onChangeRequired: (email: string) => void }
type Errors = { readonly [field in 'email' | 'password']?: string | undefined }

/** A plain form: the form library is left out of what everybody loads first (app/firstLoad.test.ts). */
export function LoginForm({ email, notice, onChangeRequired }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const login = useLogin()
  const [errors, setErrors] = useState<Errors>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = LoginInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
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
          size="md"
          label={t('authentication.email')}
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
        <PasswordField
          name="password"
          label={t('authentication.password')}
          autoComplete="current-password"
          error={errors.password}
        />
        <FormFailure message={login.isError ? errorText(login.error) : undefined} />
        <Button type="submit" size="md" loading={login.isPending}>
          {t('authentication.submit')}
        </Button>
      </Stack>
    </form>
  )
}

const errorsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Errors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]))
