import { Alert, Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useConfirmEmail, useUndoEmail } from '../authentication.queries.ts'
import { SignInFrame } from '../frame/SignInFrame.tsx'
import { isLinkRefused, LinkFailure, type LinkParams, MailLink } from './MailLink.tsx'

/** The target of the mail to a new address. Confirming takes a click, because mail scanners open links by themselves. */
export function ConfirmEmailPage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.confirmEmail.title')} lead={t('registration.confirmEmail.lead')} />
      <MailLink purpose="email">{(link) => <ConfirmEmail link={link} />}</MailLink>
    </SignInFrame>
  )
}

/** The target of the mail that tells the old address about a change: a click undoes the change. */
export function UndoEmailPage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.undoEmail.title')} lead={t('registration.undoEmail.lead')} />
      <MailLink purpose="undoEmail">{(link) => <UndoEmail link={link} />}</MailLink>
    </SignInFrame>
  )
}

const ConfirmEmail = ({ link }: { link: LinkParams }) => (
  <UseLink link={link} kind="confirmEmail" use={useConfirmEmail()} />
)

const UndoEmail = ({ link }: { link: LinkParams }) => <UseLink link={link} kind="undoEmail" use={useUndoEmail()} />

type UseLinkProps = {
  link: LinkParams
  kind: 'confirmEmail' | 'undoEmail'
  use: ReturnType<typeof useConfirmEmail | typeof useUndoEmail>
}

function UseLink({ link, kind, use: confirm }: UseLinkProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  if (confirm.isSuccess) return <Confirmed kind={kind} />
  if (isLinkRefused(confirm.error)) return <LinkFailure />
  return (
    <Stack gap="lg">
      <FormFailure message={confirm.isError ? errorText(confirm.error) : undefined} />
      <Group justify="flex-end">
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(link)}>
          {t(`registration.${kind}.submit`)}
        </Button>
      </Group>
    </Stack>
  )
}

function Confirmed({ kind }: { kind: UseLinkProps['kind'] }) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <Stack gap="lg">
      <Alert color="petrol" role="status">
        {t(`registration.${kind}.done`)}
      </Alert>
      <Group justify="flex-end">
        <Button component={Link} to={user ? paths.dashboard : paths.login} size="md">
          {t(user ? 'registration.confirmEmail.toPortal' : 'authentication.toLogin')}
        </Button>
      </Group>
    </Stack>
  )
}
