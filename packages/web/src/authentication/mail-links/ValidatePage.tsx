import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SetPassword } from '../passwords/SetPassword.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { MailLink } from './MailLink.tsx'

/** Where the mail to a new user leads: the first password. */
export function ValidatePage() {
  const { t } = useTranslation()
  return (
    <SignInFrame>
      <PageTitle title={t('registration.validate.title')} lead={t('registration.validate.lead')} />
      <MailLink purpose="password">{(link) => <SetPassword link={link} kind="validate" />}</MailLink>
    </SignInFrame>
  )
}
