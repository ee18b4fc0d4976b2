import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../shared/feedback/Loading.tsx'
import { reloadIfReplaced } from '../shared/feedback/newerRelease.ts'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { paths } from '../shared/navigation/paths.ts'
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
 * The error boundary of a screen. After an upgrade the old page no longer finds the code of other screens: it is reloaded
 * by itself, or else by either way out.
 */
export function ErrorContent() {
  const { t } = useTranslation()
  const [isFinal, setFinal] = useState(false)
  useEffect(() => {
    void reloadIfReplaced().then((isReloading) => setFinal(!isReloading))
  }, [])
  if (!isFinal) return <Loading />
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
