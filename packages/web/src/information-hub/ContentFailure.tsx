import { Alert, Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Facts that cannot be shown, in the words of the catalogue. */
export function ContentFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert color="brick" role="alert" title={t('informationHub.failure')}>
      <Stack align="flex-start">
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('states.retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
