import { Text } from '@mantine/core'
import type { UserGroup } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { Dialog } from '../shared/dialog/Dialog.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { UserGroupDialog } from './UserGroupDialog.tsx'
import { useDeleteUserGroup, userGroupQueries } from './user-groups.queries.ts'

export type OpenUserGroupDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove'; readonly group: UserGroup }

/** The open dialog of the list. */
export function UserGroupDialogs({ dialog, onClose }: { dialog: OpenUserGroupDialog; onClose: () => void }) {
  if (dialog.kind === 'create') return <UserGroupDialog read={null} onClose={onClose} onReload={onClose} />
  const Content = dialog.kind === 'edit' ? Edit : Remove
  return <Content group={dialog.group} onClose={onClose} />
}

type Props = { group: UserGroup; onClose: () => void }

/** The members come with the group itself, not with the list. */
function Edit({ group, onClose }: Props) {
  const { t } = useTranslation()
  const query = useQuery(userGroupQueries.one(group.userGroupId))
  if (query.data) {
    const { version } = query.data.userGroup
    return <UserGroupDialog key={version} read={query.data} onClose={onClose} onReload={() => void query.refetch()} />
  }
  return (
    <Dialog title={t('userGroups.editTitle', { name: group.name })} onClose={onClose}>
      <Loaded query={query} safe={t('administration.safe')}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function Remove({ group, onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteUserGroup()
  const { name, members } = group
  return (
    <ConfirmDialog
      title={t('userGroups.removeTitle', { name })}
      action={t('userGroups.remove')}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate(group.userGroupId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('userGroups.removeText', { name, members: t('userGroups.members', { count: members }) })}</Text>
    </ConfirmDialog>
  )
}
