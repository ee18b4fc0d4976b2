import { Alert, Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useErrorText } from './useErrorText.ts'

type Props = {
  error: unknown
  /** Reassurance, by default that nothing was changed. */
  safe?: string
  onRetry?: () => void
}

/** An error with its reason, a reassurance, and a button to retry. */
export function Failure({ error, safe, onRetry }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <Alert color="brick" role="alert" title={errorText(error)}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{safe ?? t('states.safe')}</Text>
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('states.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
