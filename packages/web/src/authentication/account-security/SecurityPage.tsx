import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import inOrder from '../../shared/layout/inOrder.module.css'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { ConfirmIdentity } from '../passwords/ConfirmIdentity.tsx'
import { factorPolicyQuery, recoveryRequestsQuery, useSetFactorPolicy } from './accountSecurity.queries.ts'
import { RecoveryRequests } from './RecoveryRequests.tsx'
import { SingleSignOnSettings } from './SingleSignOnSettings.tsx'
import { singleSignOnQuery } from './singleSignOn.queries.ts'

/** How the people of the account sign in: for its administrators. */
export function SecurityPage() {
  const { t } = useTranslation()
  const requests = useQuery(recoveryRequestsQuery)
  const policy = useQuery(factorPolicyQuery)
  const provider = useQuery(singleSignOnQuery)
  return (
    <>
      <PageTitle title={t('shell.security')} lead={t('security.lead')} />
      <Stack gap="xl" className={`${inOrder.parts} ${inOrder.inColumns}`}>
        <Section title={t('security.lost.title')} text={t('security.lost.text')}>
          <Loaded query={requests}>{({ rows }) => <RecoveryRequests requests={rows} />}</Loaded>
        </Section>
        <Section title={t('security.factor.title')} text={t('security.factor.text')}>
          <Loaded query={policy}>{({ factorRequired }) => <FactorPolicy isRequired={factorRequired} />}</Loaded>
        </Section>
        <Section title={t('security.provider.title')} text={t('security.provider.text')}>
          <Loaded query={provider}>
            {({ singleSignOn, ...shown }) => <SingleSignOnSettings present={singleSignOn} {...shown} />}
          </Loaded>
        </Section>
      </Stack>
      <ConfirmIdentity />
    </>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" gap="sm" maw="52rem" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
      {children}
    </Stack>
  )
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
