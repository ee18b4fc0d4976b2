import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

/** Opens the dialog in which whoever is signed in changes the password. */
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
