import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { AccountTokens, OwnTokens } from './ApiTokens.tsx'
import { ErasureChoice, ExportButton, RetentionChoice } from './PersonalData.tsx'
import classes from './programs.module.css'
import { Webhooks } from './Webhooks.tsx'

/** The sections of the settings on other programs and on the person's own data; some are for administrators. */
export function ProgramsAndData() {
  const { t } = useTranslation()
  const isAdministrator = useSession().user?.allowedActions.includes('MANAGE_USER_GROUPS') === true
  return (
    <Stack gap="xl" maw="52rem" mt="xl">
      <Section title={t('programs.tokens.title')} text={t('programs.tokens.text')}>
        <OwnTokens />
      </Section>
      {isAdministrator && (
        <>
          <Section title={t('programs.accountTokens.title')} text={t('programs.accountTokens.text')}>
            <AccountTokens />
          </Section>
          <Section title={t('programs.webhooks.title')} text={t('programs.webhooks.text')}>
            <Webhooks />
          </Section>
          <Section title={t('programs.retention.title')} text={t('programs.retention.text')}>
            <RetentionChoice />
          </Section>
        </>
      )}
      <Section title={t('programs.data.title')} text={t('programs.data.text')}>
        <ExportButton />
      </Section>
      <Section title={t('programs.erasure.title')} text={t('programs.erasure.text')}>
        <ErasureChoice />
      </Section>
    </Stack>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
      {children}
    </Stack>
  )
}
