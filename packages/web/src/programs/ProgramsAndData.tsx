import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { AccountTokens, OwnTokens } from './ApiTokens.tsx'
import { ErasureChoice, ExportButton, RetentionChoice } from './PersonalData.tsx'
import classes from './programs.module.css'
import { Webhooks } from './Webhooks.tsx'

const OWN = ['tokens', 'data', 'erasure'] as const
const ALL = ['tokens', 'accountTokens', 'webhooks', 'retention', 'data', 'erasure'] as const
type SectionId = (typeof ALL)[number]

const useIsAdministrator = () => useSession().user?.allowedActions.includes('MANAGE_USER_GROUPS') === true

/** Links to the sections that the user has. */
export function ProgramLinks() {
  const { t } = useTranslation()
  return (useIsAdministrator() ? ALL : OWN).map((id) => (
    <Link key={id} to={`#${id}`}>
      {t(`programs.${id}.title`)}
    </Link>
  ))
}

/** The sections of the settings on other programs and on the person's own data; some are for administrators. */
export function ProgramsAndData() {
  return (
    <Stack gap="xl">
      <Section id="tokens">
        <OwnTokens />
      </Section>
      {useIsAdministrator() && (
        <>
          <Section id="accountTokens">
            <AccountTokens />
          </Section>
          <Section id="webhooks">
            <Webhooks />
          </Section>
          <Section id="retention">
            <RetentionChoice />
          </Section>
        </>
      )}
      <Section id="data">
        <ExportButton />
      </Section>
      <Section id="erasure">
        <ErasureChoice />
      </Section>
    </Stack>
  )
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Stack
      component="section"
      gap="sm"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes.section}
    >
      <Title order={2} size="h3" id={`${id}-title`}>
        {t(`programs.${id}.title`)}
      </Title>
      <Text c="dimmed">{t(`programs.${id}.text`)}</Text>
      {children}
    </Stack>
  )
}
