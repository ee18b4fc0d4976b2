import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { PageSection } from '../shared/layout/PageSection.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { OF_ACCOUNT } from './AccountPrograms.tsx'
import { OwnTokens } from './ApiTokens.tsx'
import { ErasureChoice, ExportButton } from './PersonalData.tsx'

const OWN = ['tokens', 'data', 'erasure'] as const

/** Links to the sections on other programs and on the person's own data. */
export function ProgramLinks() {
  const { t } = useTranslation()
  return OWN.map((id) => (
    <Link key={id} to={`#${id}`}>
      {t(`programs.${id}.title`)}
    </Link>
  ))
}

const CONTENTS = { tokens: <OwnTokens />, data: <ExportButton />, erasure: <ErasureChoice /> }

/** The sections of the settings on other programs and on the person's own data. */
export function ProgramsAndData() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const isAdministrator = useSession().user?.allowedActions.includes('MANAGE_USER_GROUPS') === true
  // The sections of the account stood here once, and links to them stay valid.
  if (isAdministrator && OF_ACCOUNT.some((id) => hash === `#${id}`))
    return <Navigate to={paths.account + hash} replace />
  return OWN.map((id) => (
    <PageSection key={id} id={id} title={t(`programs.${id}.title`)} text={t(`programs.${id}.text`)}>
      {CONTENTS[id]}
    </PageSection>
  ))
}
