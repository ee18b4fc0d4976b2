import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { PlainFrame } from './PlainFrame.tsx'

/** When a screen outside the shell breaks, or the shell itself. */
export function ErrorScreen() {
  return (
    <PlainFrame>
      <ErrorContent />
    </PlainFrame>
  )
}

/**
 * When a screen breaks. Both ways out load the page anew: after a new version was installed, the code of a screen may
 * only be found again that way.
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
