import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { PageSection } from '../../shared/layout/PageSection.tsx'
import { factorPolicyQuery, recoveryRequestsQuery, useSetFactorPolicy } from './accountSecurity.queries.ts'
import { CopiedAddress } from './CopiedAddress.tsx'
import { RecoveryRequests } from './RecoveryRequests.tsx'
import { SingleSignOnSettings } from './SingleSignOnSettings.tsx'
import { singleSignOnQuery } from './singleSignOn.queries.ts'

const SECTIONS = ['lost', 'factor', 'provider', 'directory'] as const

/** Links to the sections on how the people of the account sign in. */
export function AccountSecurityLinks() {
  const { t } = useTranslation()
  return SECTIONS.map((id) => (
    <Link key={id} to={`#${id}`}>
      {t(`security.${id}.title`)}
    </Link>
  ))
}

/** How the people of the account sign in, and where they come from: for its administrators. */
export function AccountSecurity() {
  const { t } = useTranslation()
  const requests = useQuery(recoveryRequestsQuery)
  const policy = useQuery(factorPolicyQuery)
  const provider = useQuery(singleSignOnQuery)
  const contents = {
    lost: <Loaded query={requests}>{({ rows }) => <RecoveryRequests requests={rows} />}</Loaded>,
    factor: <Loaded query={policy}>{({ factorRequired }) => <FactorPolicy isRequired={factorRequired} />}</Loaded>,
    provider: (
      <Loaded query={provider}>
        {({ singleSignOn, refusals, redirectUri }) => (
          <SingleSignOnSettings present={singleSignOn} refusals={refusals} redirectUri={redirectUri} />
        )}
      </Loaded>
    ),
    directory: (
      <Loaded query={provider}>
        {({ directoryAddress }) => <CopiedAddress label={t('security.directory.address')} address={directoryAddress} />}
      </Loaded>
    ),
  }
  return SECTIONS.map((id) => (
    <PageSection key={id} id={id} title={t(`security.${id}.title`)} text={t(`security.${id}.text`)}>
      {contents[id]}
    </PageSection>
  ))
}

function FactorPolicy({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation()
  const save = useSetFactorPolicy()
  return (
    <Switch
      label={t('security.factor.required')}
      description={t('security.factor.hint')}
      checked={save.isPending ? save.variables : isRequired}
      disabled={save.isPending}
      onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
    />
  )
}
