import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { getSession } from '../api/session.ts'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { useWarnBeforeUnload } from '../shared/forms/useWarnBeforeUnload.ts'

/** Asks before a profile that is not saved is left; a session that ends leaves it without asking, and keeps it. */
export function LeaveProfile({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && getSession().user !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnBeforeUnload(unsaved)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('settings.profile.unsaved')}
      action={t('settings.profile.leave')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
      pending={false}
      failure={undefined}
    >
      <Text>{t('settings.profile.leaveText')}</Text>
    </ConfirmDialog>
  )
}
