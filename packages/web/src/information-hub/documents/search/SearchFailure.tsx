import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A search that failed, in the words of the catalogue. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert color="brick" role="alert" title={t('informationHub.documents.failure')}>
      <Button variant="default" size="sm" onClick={onRetry}>
        {t('states.retry')}
      </Button>
    </Alert>
  )
}
