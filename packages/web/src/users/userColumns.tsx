import { Text } from '@mantine/core'
import type { SessionUser, User } from '@portal/contract'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import type { Column } from '../shared/list/table/Column.ts'
import { personName } from './personName.ts'
import { StatusCell } from './StatusCell.tsx'

type Needs = {
  t: TFunction
  me: SessionUser | null
  groupName: (id: string) => string
  actions: (user: User) => ReactNode
}

/** The columns of the list; the account only for who sees more than one. */
export function userColumns({ t, me, groupName, actions }: Needs): Column<User>[] {
  const account: Column<User> = {
    id: 'account',
    header: t('users.columns.account'),
    sortable: true,
    cell: (user) => user.account,
  }
  return [
    { id: 'email', header: t('users.columns.email'), sortable: true, cell: (user) => <Email t={t} user={user} /> },
    { id: 'lastName', header: t('users.columns.lastName'), sortable: true, cell: personName },
    { id: 'role', header: t('users.columns.role'), sortable: true, cell: (user) => <RoleText t={t} user={user} /> },
    ...(me?.allowedActions.includes('MANAGE_ACCOUNTS') ? [account] : []),
    {
      id: 'userGroups',
      header: t('users.columns.userGroups'),
      cell: ({ userGroups }) => userGroups.map(groupName).join(', ') || t('administration.none'),
    },
    {
      id: 'status',
      header: t('users.columns.status'),
      sortable: true,
      cell: ({ status }) => <StatusCell status={status} />,
    },
    {
      id: 'loginAt',
      header: t('users.columns.loginAt'),
      sortable: true,
      cell: ({ loginAt }) => (loginAt ? <RelativeTime instant={loginAt} /> : t('administration.never')),
    },
    { id: 'actions', header: t('administration.actions'), isPinned: true, cell: actions },
  ]
}

function Email({ t, user: { email, pendingEmail } }: { t: TFunction; user: User }) {
  return (
    <div>
      {email}
      {pendingEmail && (
        <Text size="xs" c="dimmed">
          {t('users.pending', { email: pendingEmail })}
        </Text>
      )}
    </div>
  )
}

function RoleText({ t, user: { role, requestedRole } }: { t: TFunction; user: User }) {
  return (
    <div>
      {t(`users.roles.${role}`)}
      {requestedRole && (
        <Text size="xs" fw={600}>
          {t('users.requested', { role: t(`users.roles.${requestedRole}`) })}
        </Text>
      )}
    </div>
  )
}
