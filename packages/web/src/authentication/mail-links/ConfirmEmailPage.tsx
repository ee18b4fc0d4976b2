import { Alert, Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useConfirmEmail } from '../authentication.queries.ts'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { isLinkRefused, LinkFailure, type LinkParams, MailLink } from './MailLink.tsx'

/** Where the mail to a new address leads. A click confirms it: a mail scanner that opens the page must not. */
export function ConfirmEmailPage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.confirmEmail.title')} lead={t('registration.confirmEmail.lead')} />
      <MailLink purpose="email">{(link) => <ConfirmEmail link={link} />}</MailLink>
    </SignInFrame>
  )
}

function ConfirmEmail({ link }: { link: LinkParams }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const confirm = useConfirmEmail()
  if (confirm.isSuccess) return <Confirmed />
  if (isLinkRefused(confirm.error)) return <LinkFailure />
  return (
    <Stack gap="lg">
      <FormFailure message={confirm.isError ? errorText(confirm.error) : undefined} />
      <Group justify="flex-end">
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(link)}>
          {t('registration.confirmEmail.submit')}
        </Button>
      </Group>
    </Stack>
  )
}

function Confirmed() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <Stack gap="lg">
      <Alert color="petrol" role="status">
        {t('registration.confirmEmail.done')}
      </Alert>
      <Group justify="flex-end">
        <Button component={Link} to={user ? paths.dashboard : paths.login} size="md">
          {t(user ? 'registration.confirmEmail.toPortal' : 'authentication.toLogin')}
        </Button>
      </Group>
    </Stack>
  )
}
