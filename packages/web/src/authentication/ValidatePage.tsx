import { useTranslation } from 'react-i18next'
import { PageTitle } from '../shared/PageTitle.tsx'
import { MailLink } from './MailLink.tsx'
import { SetPassword } from './SetPassword.tsx'
import { SignInFrame } from './SignInFrame.tsx'

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
