import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SetPassword } from '../passwords/SetPassword.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { MailLink } from './MailLink.tsx'

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
