import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { endSession, getSession } from '../../api/session.ts'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { useSetPassword } from '../authentication.queries.ts'
import { isLinkRefused } from '../mail-links/isLinkRefused.ts'
import { LinkFailure } from '../mail-links/LinkFailure.tsx'
import type { Link as MailLink } from '../mail-links/MailLink.tsx'
import { newPasswordFields } from './newPasswordFields.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { showSetErrors } from './showSetErrors.ts'

type Props = { link: MailLink; kind: 'validate' | 'reset' }

/** Sets a password by a link: the form (step 0), its sending (step 1), then the result. What was typed stays typed. */
export function SetPassword({ link, kind }: Props) {
  const { t } = useTranslation()
  const set = useSetPassword()
  const form = usePasswordForm(kind)
  const errorText = useErrorText()
  const submit = form.handleSubmit(({ newPassword }) =>
    set.mutate(
      { ...link, password: newPassword },
      { onSuccess: () => forget(link), onError: showSetErrors(form, errorText) },
    ),
  )
  if (set.isPending) return <Working text={t(`registration.${kind}.working`)} />
  if (set.isSuccess) return <Done text={t(`registration.${kind}.done`)} />
  if (isLinkRefused(set.error)) {
    return <LinkFailure {...(kind === 'reset' && { onDismiss: () => set.reset() })} />
  }
  return <SetPasswordForm form={form} kind={kind} onSubmit={submit} />
}

function usePasswordForm(kind: Props['kind']) {
  const { t } = useTranslation()
  const texts = { required: t('authentication.required'), mismatch: t(`registration.${kind}.mismatch`) }
  return useForm({
    resolver: zodResolver(newPasswordFields(texts)),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmation: '' },
  })
}

/** A new password has ended the sessions of its owner: also the one this browser may still know of. */
function forget({ userId }: MailLink) {
  if (getSession().user?.userId === userId) endSession('loggedOut')
}

const Working = ({ text }: { text: string }) => (
  <Stack align="center" py="xl" role="status">
    <Loader />
    <Text>{text}</Text>
  </Stack>
)

function Done({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Alert color="petrol" role="status">
        {text}
      </Alert>
      <Group justify="flex-end">
        <Button component={Link} to={paths.login} size="md">
          {t('authentication.toLogin')}
        </Button>
      </Group>
    </Stack>
  )
}
