import { Button } from '@mantine/core'
import type { Session } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startSession, useSession } from '../../api/session.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { DiscardQuestion, useLeave } from '../../shared/forms/leaving.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** Changes the password of the signed-in user; this session continues with a new token, all others end. */
export function ChangePasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [dirty, setDirty] = useState(false)
  const leave = useLeave(dirty, onClose)
  const done = ({ user, accessToken, message }: Session) => {
    if (user && accessToken) startSession(user, accessToken)
    notify.success(message || t('authentication.updated'))
    onClose()
  }
  return (
    <Dialog title={t('authentication.changePassword')} onClose={leave.close}>
      {leave.asking && <DiscardQuestion onKeep={leave.stay} onDiscard={leave.discard} />}
      <ChangePasswordForm email={email} onDone={done} onCancel={leave.close} onDirty={setDirty} />
    </Dialog>
  )
}

/** Opens the dialog in which the signed-in user changes the password. */
export function ChangePassword() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Button variant="default" size="md" onClick={() => setChanging(true)}>
        {t('settings.password.change')}
      </Button>
      {changing && user && <ChangePasswordDialog email={user.email} onClose={() => setChanging(false)} />}
    </>
  )
}
