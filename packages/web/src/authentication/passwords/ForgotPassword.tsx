import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

/** Asks for a link to set a new password; then says that it is on its way, and leads back to either form. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const [step, setStep] = useState({ email: '', sent: false })
  if (step.sent) {
    return <LinkSent email={step.email} onBack={onBack} onAgain={() => setStep({ ...step, sent: false })} />
  }
  return (
    <>
      <PageTitle key="form" title={t('registration.forgot.title')} lead={t('registration.forgot.lead')} />
      <ForgotPasswordForm email={step.email} onSent={(email) => setStep({ email, sent: true })} onCancel={onBack} />
    </>
  )
}

function LinkSent({ email, onBack, onAgain }: { email: string; onBack: () => void; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle key="sent" title={t('registration.forgot.sentTitle')} />
      <Stack gap="lg">
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          {t('registration.forgot.sent', { email })}
        </Text>
        <Text c="dimmed">{t('registration.forgot.notArrived')}</Text>
        <Group justify="space-between">
          <Anchor component="button" type="button" onClick={onAgain}>
            {t('registration.forgot.again')}
          </Anchor>
          <Button size="md" onClick={onBack}>
            {t('authentication.toLogin')}
          </Button>
        </Group>
      </Stack>
    </>
  )
}
