import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../shared/dialog/ConflictNotice.tsx'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { UserGroupFields } from './UserGroupFields.tsx'
import { type UserGroupRead, useUserGroupForm } from './useUserGroupForm.ts'

type Props = { read: UserGroupRead | null; onClose: () => void; onReload: () => void }

/** Creates a user group (null), or changes one. */
export function UserGroupDialog({ read, onClose, onReload }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending, conflict } = useUserGroupForm({ read, onDone: onClose, onReload })
  return (
    <FormDialog
      title={read ? t('userGroups.editTitle', { name: read.userGroup.name }) : t('userGroups.create')}
      action={t(read ? 'administration.save' : 'userGroups.create')}
      onSubmit={submit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message}
    >
      {conflict && <ConflictNotice {...conflict} />}
      <UserGroupFields form={form} read={read} />
    </FormDialog>
  )
}
