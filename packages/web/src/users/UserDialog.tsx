import { Text } from '@mantine/core'
import type { User } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../shared/dialog/ConflictNotice.tsx'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { personName } from './personName.ts'
import { UserFields } from './UserFields.tsx'
import { useUserForm } from './useUserForm.ts'

/** Invites a user, or changes one. */
export function UserDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, submit, pending, conflict } = useUserForm(user, onClose)
  return (
    <FormDialog
      title={user ? t('users.editTitle', { name: personName(user) }) : t('users.invite')}
      action={user ? t('administration.save') : t('users.invite')}
      onSubmit={submit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message}
    >
      {!user && <Text c="dimmed">{t('users.inviteLead')}</Text>}
      {conflict && <ConflictNotice {...conflict} />}
      <UserFields form={form} user={user} />
    </FormDialog>
  )
}
