import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { FormFailure } from '../shared/FormFailure.tsx'
import { PageTitle } from '../shared/PageTitle.tsx'
import { useErrorText } from '../shared/useErrorText.ts'
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
