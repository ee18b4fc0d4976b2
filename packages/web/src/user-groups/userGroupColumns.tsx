import type { SessionUser, UserGroup } from '@portal/contract'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import type { Column } from '../shared/list/table/Column.ts'

type Needs = { t: TFunction; me: SessionUser | null; actions: (group: UserGroup) => ReactNode }

/** The columns of the list; the account only for who sees more than one. */
export function userGroupColumns({ t, me, actions }: Needs): Column<UserGroup>[] {
  const account: Column<UserGroup> = {
    id: 'account',
    header: t('userGroups.columns.account'),
    cell: (group) => group.account,
  }
  return [
    { id: 'userGroupId', header: t('userGroups.columns.userGroupId'), sortable: true, cell: shortId },
    { id: 'name', header: t('userGroups.columns.name'), sortable: true, cell: ({ name }) => <strong>{name}</strong> },
    {
      id: 'mainUserGroup',
      header: t('userGroups.columns.mainUserGroup'),
      cell: ({ mainUserGroupName }) => mainUserGroupName ?? t('administration.none'),
    },
    ...(me?.allowedActions.includes('MANAGE_ACCOUNTS') ? [account] : []),
    { id: 'members', header: t('userGroups.columns.members'), cell: ({ members }) => members },
    {
      id: 'createdAt',
      header: t('userGroups.columns.createdAt'),
      sortable: true,
      cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    },
    {
      id: 'updatedAt',
      header: t('userGroups.columns.updatedAt'),
      sortable: true,
      cell: ({ updatedAt }) => (updatedAt ? <RelativeTime instant={updatedAt} /> : t('administration.never')),
    },
    { id: 'actions', header: t('administration.actions'), isPinned: true, cell: actions },
  ]
}

/** The first part of the id is enough to tell groups apart by eye. */
const shortId = ({ userGroupId }: UserGroup) => <code title={userGroupId}>{userGroupId.slice(0, 8)}</code>
