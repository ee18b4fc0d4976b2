import { Alert, Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../shared/layout/PageTitle.tsx'

type Props = {
  /** The page title, for a failure that takes the place of the whole page. */
  title?: string
  onRetry: () => void
}

/** Error state of a query, with a retry button. */
export function ContentFailure({ title, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {title && <PageTitle title={title} />}
      <Alert color="brick" role="alert" title={t('informationHub.failure')}>
        <Stack align="flex-start" gap="sm">
          <Text size="sm">{t('states.safe')}</Text>
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('states.retry')}
          </Button>
        </Stack>
      </Alert>
    </>
  )
}
