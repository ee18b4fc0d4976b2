import { Alert, Anchor, Button, Group, Loader, Stack, Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type FormEvent, useEffect, useRef } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { endSession, getSession, startSession } from '../../api/session.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure, SERVER_ERROR, useErrorLanguage } from '../../shared/forms/formErrors.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useSetPassword } from '../authentication.queries.ts'
import { SignInFrame } from '../frame/SignInFrame.tsx'
import { AnswerInvitation } from '../mail-links/AnswerInvitation.tsx'
import { isLinkRefused, LinkFailure, type LinkParams, MailLink } from '../mail-links/MailLink.tsx'
import { NewPasswordFields, type NewPasswordValues, newPasswordSchema } from './NewPasswordFields.tsx'

/** The target of the link in the mail to a new user, who chooses a first password. */
export function ValidatePage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.validate.title')} />
      <MailLink purpose="password">
        {(link, { email, invitation }) => {
          const of = { link, email, kind: 'validate' } as const
          if (!invitation) return <SetPassword {...of} lead={t('registration.validate.lead')} />
          return (
            <AnswerInvitation link={link} invitation={invitation}>
              {(onDone) => <SetPassword {...of} submit={t('registration.invitation.accept')} onDone={onDone} />}
            </AnswerInvitation>
          )
        }}
      </MailLink>
    </SignInFrame>
  )
}

/** The target of the link in the mail about a forgotten password. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.reset.title')} />
      <MailLink purpose="password">
        {(link, { email }) => (
          <SetPassword link={link} email={email} kind="reset" lead={t('registration.reset.lead')} />
        )}
      </MailLink>
    </SignInFrame>
  )
}

type Props = {
  link: LinkParams
  /** The address that signs in with the password. */
  email: string | null
  kind: 'validate' | 'reset'
  /** Above the form, as long as there is one. */
  lead?: string
  /** The label of the button, where it is not that of the kind. */
  submit?: string
  onDone?: () => void
}

/** Sets a password by a mailed link: form, progress, result. An error keeps the values of the form. */
function SetPassword({ link, email, kind, lead, submit, onDone }: Props) {
  const { t } = useTranslation()
  const set = useSetPassword()
  const form = usePasswordForm(kind)
  useErrorLanguage(form)
  const errorText = useErrorText()
  const done = ({ user, accessToken }: SetAnswer) => {
    forget(link)
    if (user && accessToken) startSession(user, accessToken)
    onDone?.()
  }
  const send = form.handleSubmit(({ newPassword }) =>
    set.mutate({ ...link, password: newPassword }, { onSuccess: done, onError: showSetErrors(form, errorText) }),
  )
  if (set.isPending) return <Working text={t(`registration.${kind}.working`)} />
  if (set.isSuccess) return <Done answer={set.data} text={doneText(t, kind, set.data)} email={email} />
  if (isLinkRefused(set.error)) {
    return <LinkFailure {...(kind === 'reset' && { onDismiss: () => set.reset() })} />
  }
  return (
    <>
      {lead && <Text mb="lg">{lead}</Text>}
      <SetPasswordForm
        form={form}
        email={email}
        kind={kind}
        submit={submit ?? t(`registration.${kind}.submit`)}
        onSubmit={send}
      />
    </>
  )
}

function usePasswordForm(kind: Props['kind']) {
  const { t } = useTranslation()
  const texts = { required: t('authentication.required'), mismatch: t(`registration.${kind}.mismatch`) }
  return useForm({
    resolver: zodResolver(newPasswordSchema(texts)),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmation: '' },
  })
}

/** A new password ends all sessions of its owner, so the one stored in this browser ends too. */
function forget({ userId }: LinkParams) {
  if (getSession().user?.userId === userId) endSession('loggedOut')
}

const Working = ({ text }: { text: string }) => (
  <Stack align="center" py="2xl" role="status">
    <Loader />
    <Text>{text}</Text>
  </Stack>
)

type SetAnswer = NonNullable<ReturnType<typeof useSetPassword>['data']>

const doneText = (t: TFunction, kind: Props['kind'], { accessToken }: SetAnswer): string =>
  t(accessToken ? 'registration.validate.signedIn' : `registration.${kind}.done`)

type DoneProps = { answer: SetAnswer; text: string; email: string | null }

/** The next step has the focus, because the form that had it is gone. The sign-in screen lets pass who is signed in. */
function Done({ answer, text, email }: DoneProps) {
  const { t } = useTranslation()
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <Stack gap="lg">
      <Alert color="petrol" role="status">
        {text}
      </Alert>
      <Group justify="flex-end">
        <Button ref={next} component={Link} to={paths.login} state={{ email }} size="md">
          {t(answer.accessToken ? 'registration.validate.open' : 'authentication.toLogin')}
        </Button>
      </Group>
    </Stack>
  )
}

type SetPasswordFormProps = Pick<Props, 'email' | 'kind'> & {
  form: UseFormReturn<NewPasswordValues>
  submit: string
  onSubmit: (event: FormEvent) => void
}

function SetPasswordForm({ form, email, kind, submit, onSubmit }: SetPasswordFormProps) {
  const { t } = useTranslation()
  const labels = {
    password: t(`registration.${kind}.password`),
    confirmation: t(`registration.${kind}.confirmation`),
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {/* Password managers store the new password under this address. */}
          {email && <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />}
          <NewPasswordFields labels={labels} personal={email ? { email } : {}} />
          <FormFailure
            message={form.formState.errors.root?.message}
            onDismiss={{ label: t('registration.link.dismiss'), act: () => form.clearErrors('root') }}
          />
          <Group justify="space-between">
            <Anchor component={Link} to={paths.login}>
              {t('authentication.toLogin')}
            </Anchor>
            <Button type="submit" size="md">
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  )
}

/** Shows errors of the password at its field, temporary failures at the foot of the form. */
const showSetErrors =
  (form: UseFormReturn<NewPasswordValues>, text: (error: unknown) => string) => (error: unknown) => {
    if (isLinkRefused(error)) return
    const [refused] = error instanceof ApiError ? error.fields : []
    if (refused) form.setError('newPassword', { type: SERVER_ERROR, message: refused.message })
    else form.setError('root', { message: text(error) })
  }
