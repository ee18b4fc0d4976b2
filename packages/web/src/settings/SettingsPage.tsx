import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import inOrder from '../shared/layout/inOrder.module.css'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { DisplayChoices } from './DisplayChoices.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Section } from './Section.tsx'
import { meQuery } from './settings.queries.ts'

/** What one can set for oneself. What belongs to signing in is handed in. */
export function SettingsPage({ password, sessions }: { password: ReactNode; sessions: ReactNode }) {
  const { t } = useTranslation()
  const me = useQuery(meQuery)
  return (
    <>
      <PageTitle title={t('settings.title')} lead={t('settings.lead')} />
      <Stack gap="xl" maw="52rem" className={inOrder.parts}>
        <Section title={t('settings.profile.title')}>
          <Loaded query={me}>{(user) => <ProfileForm user={user} />}</Loaded>
        </Section>
        <Section title={t('settings.display.title')} text={t('settings.display.text')}>
          <DisplayChoices />
        </Section>
        <Section title={t('settings.password.title')} text={t('settings.password.text')}>
          {password}
        </Section>
        <Section title={t('settings.sessions.title')} text={t('settings.sessions.text')}>
          {sessions}
        </Section>
      </Stack>
    </>
  )
}
