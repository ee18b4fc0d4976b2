import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { PageSection } from '../shared/layout/PageSection.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { SectionsPage } from '../shared/layout/SectionsPage.tsx'
import { DisplayChoices } from './DisplayChoices.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { meQuery } from './settings.queries.ts'

type Props = {
  passkeys: ReactNode
  password: ReactNode
  factor: ReactNode
  sessions: ReactNode
  /** Sections of other features, and the links to them. */
  more?: ReactNode
  moreLinks?: ReactNode
}

const SECTIONS = ['profile', 'display', 'passkeys', 'password', 'factor', 'sessions'] as const
type SectionId = (typeof SECTIONS)[number]
/** For users who sign in with a password of the portal: others manage password and factors at their organisation. */
const SIGN_IN_SECTIONS: readonly SectionId[] = ['passkeys', 'password', 'factor']

/** The user's own settings, with a list of their sections. Those on signing in are passed in. */
export function SettingsPage({ passkeys, password, factor, sessions, more, moreLinks }: Props) {
  const { t } = useTranslation()
  const me = useQuery(meQuery)
  const isElsewhere = useSession().user?.signsInElsewhere === true
  const links = (
    <>
      {SECTIONS.filter((id) => !(isElsewhere && SIGN_IN_SECTIONS.includes(id))).map((id) => (
        <Link key={id} to={`#${id}`}>
          {t(`settings.${id}.title`)}
        </Link>
      ))}
      {moreLinks}
    </>
  )
  return (
    <>
      <PageTitle title={t('settings.title')} lead={t('settings.lead')} />
      <SectionsPage label={t('settings.contents')} links={links}>
        <SettingsSection id="profile">
          <Loaded query={me}>{(user) => <ProfileForm user={user} />}</Loaded>
        </SettingsSection>
        <SettingsSection id="display" text={t('settings.display.text')}>
          <DisplayChoices />
        </SettingsSection>
        {!isElsewhere && (
          <>
            <SettingsSection id="passkeys" text={t('settings.passkeys.text')}>
              {passkeys}
            </SettingsSection>
            <SettingsSection id="password" text={t('settings.password.text')}>
              {password}
            </SettingsSection>
            <SettingsSection id="factor" text={t('settings.factor.text')}>
              {factor}
            </SettingsSection>
          </>
        )}
        <SettingsSection id="sessions" text={t('settings.sessions.text')}>
          {sessions}
        </SettingsSection>
        {more}
      </SectionsPage>
    </>
  )
}

type SectionProps = { id: SectionId; text?: string; children: ReactNode }

/** One group of settings under its heading. */
function SettingsSection({ id, ...props }: SectionProps) {
  const { t } = useTranslation()
  return <PageSection id={id} title={t(`settings.${id}.title`)} {...props} />
}
