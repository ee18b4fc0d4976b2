import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import inOrder from '../shared/layout/inOrder.module.css'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { DisplayChoices } from './DisplayChoices.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import classes from './SettingsPage.module.css'
import { meQuery } from './settings.queries.ts'

type Props = { passkeys: ReactNode; password: ReactNode; factor: ReactNode; sessions: ReactNode }

/** The user's own settings. The sections on signing in are passed in. */
export function SettingsPage({ passkeys, password, factor, sessions }: Props) {
  const { t } = useTranslation()
  const me = useQuery(meQuery)
  return (
    <>
      <PageTitle title={t('settings.title')} lead={t('settings.lead')} />
      <Stack gap="xl" maw="52rem" className={inOrder.parts}>
        <SettingsSection title={t('settings.profile.title')}>
          <Loaded query={me}>{(user) => <ProfileForm user={user} />}</Loaded>
        </SettingsSection>
        <SettingsSection title={t('settings.display.title')} text={t('settings.display.text')}>
          <DisplayChoices />
        </SettingsSection>
        <SettingsSection title={t('settings.passkeys.title')} text={t('settings.passkeys.text')}>
          {passkeys}
        </SettingsSection>
        <SettingsSection title={t('settings.password.title')} text={t('settings.password.text')}>
          {password}
        </SettingsSection>
        <SettingsSection title={t('settings.factor.title')} text={t('settings.factor.text')}>
          {factor}
        </SettingsSection>
        <SettingsSection title={t('settings.sessions.title')} text={t('settings.sessions.text')}>
          {sessions}
        </SettingsSection>
      </Stack>
    </>
  )
}

/** One group of settings under its heading. */
function SettingsSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mt={4}>
          {text}
        </Text>
      )}
      <div className={classes.content}>{children}</div>
    </section>
  )
}
