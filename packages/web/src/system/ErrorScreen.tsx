import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { PlainFrame } from './PlainFrame.tsx'

/** The error boundary of screens outside the shell, and of the shell itself. */
export function ErrorScreen() {
  return (
    <PlainFrame>
      <ErrorContent />
    </PlainFrame>
  )
}

/**
 * The error boundary of a screen. Both ways out reload the page: after an upgrade the old page no longer finds the code of
 * other screens.
 */
export function ErrorContent() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('system.crash')} lead={t('system.crashSafe')} />
      <Group>
        <Button size="md" onClick={() => window.location.reload()}>
          {t('system.retry')}
        </Button>
        <Button component="a" href={paths.dashboard} size="md" variant="default">
          {t('system.home')}
        </Button>
      </Group>
    </>
  )
}
