import { useTranslation } from 'react-i18next'
import { PageTitle } from '../shared/PageTitle.tsx'
import { MailLink } from './MailLink.tsx'
import { SetPassword } from './SetPassword.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** Where the mail to somebody who forgot the password leads. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.reset.title')} lead={t('registration.reset.lead')} />
      <MailLink purpose="password">{(link) => <SetPassword link={link} kind="reset" />}</MailLink>
    </SignInFrame>
  )
}
