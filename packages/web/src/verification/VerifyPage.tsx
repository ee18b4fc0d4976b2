import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FormFailure } from '../shared/forms/FormFailure.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { useVerification } from './useVerification.ts'
import { Verdict } from './Verdict.tsx'
import { VerifyForm } from './VerifyForm.tsx'

/** Anybody who holds a report learns here whether it is genuine and unchanged; nothing of its content is shown. */
export function VerifyPage() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const verification = useVerification()
  const { answer, error } = verification
  return (
    <Stack gap="lg">
      <PageTitle title={t('verification.title')} lead={t('verification.lead')} />
      <VerifyForm {...verification} />
      <FormFailure message={error ? errorText(error) : undefined} />
      <div role="status">{answer && <Verdict answer={answer} />}</div>
      <Text size="sm" c="dimmed">
        {t('verification.nothing')}
      </Text>
      <Anchor component={Link} to={paths.dashboard}>
        {t('verification.home')}
      </Anchor>
    </Stack>
  )
}
