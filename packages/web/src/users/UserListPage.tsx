import { Button, Group, Text } from '@mantine/core'
import { DEFAULT_STATUS_FILTER, type SessionUser, USER_STATUSES, type User, UserQuery } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { GroupChoice } from '../shared/administration/GroupChoice.tsx'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { FilterBar, FilterChoices, toggleValue } from '../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import type { Column } from '../shared/list/table/Column.ts'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { type RowAction, RowActions } from '../shared/list/table/RowActions.tsx'
import { type ListState, useListState } from '../shared/list/useListState.ts'
import { personName, refusalReason } from './permissions.ts'
import { type OpenUserDialog, UserDialogs } from './UserDialogs.tsx'
import classes from './UserStatus.module.css'
import { useResendInvitation, userQueries, useToggleStatus } from './users.queries.ts'

/** The users that the administrator manages. The state of the list is in the URL. */
export function UserListPage() {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const { pathOfId } = useGroupNames()
  const [dialog, setDialog] = useState<OpenUserDialog | null>(null)
  const state = useListState({
    name: 'users',
    schema: UserQuery,
    defaultSort: 'email',
    filters: ['userGroups'],
    standing: { status: DEFAULT_STATUS_FILTER },
    body: ({ q, filters }) => ({ ...(q && { q }), filter: filters }),
  })
  const query = useQuery(userQueries.list(state.request))
  const invite = (
    <Group gap="sm">
      <Button size="md" variant="default" onClick={() => setDialog({ kind: 'inviteMany' })}>
        {t('users.inviteMany.open')}
      </Button>
      <Button size="md" onClick={() => setDialog({ kind: 'invite' })}>
        {t('users.invite')}
      </Button>
    </Group>
  )
  const columns = userColumns({
    t,
    me,
    groupName: pathOfId,
    actions: (user) => <UserActions user={user} me={me} onOpen={setDialog} />,
  })
  return (
    <>
      <PageTitle title={t('shell.users')} lead={t('users.lead')} actions={invite} />
      <UserFilters state={state} />
      <DataTable
        label={t('shell.users')}
        columns={columns}
        rowKey={({ userId }) => userId}
        query={query}
        state={state}
        empty={<EmptyRows chosen={state.chosen} all="status=" title={t('users.empty')} hint={t('users.emptyHint')} />}
      />
      {dialog && <UserDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

/** Filters by text, status and group. No status means all of them. */
function UserFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { q, filters } = state.chosen
  const { status = [], userGroups = [] } = filters
  return (
    <FilterBar>
      <SearchInput label={t('users.search')} placeholder={t('users.searchHint')} value={q} onSearch={state.setSearch} />
      <FilterChoices
        legend={t('users.filters.status')}
        choices={USER_STATUSES.map((key) => ({ key, label: t(`users.status.${key}`), chosen: status.includes(key) }))}
        onChoose={(key) => state.setFilter('status', toggleValue(status, key))}
      />
      <GroupChoice
        label={t('users.filters.userGroups')}
        value={userGroups}
        onChange={(ids) => state.setFilter('userGroups', ids)}
      />
    </FilterBar>
  )
}

type Props = { user: User; me: SessionUser | null; onOpen: (dialog: OpenUserDialog) => void }

/** The actions on a user; a disabled one says why. */
function UserActions({ user, me, onOpen }: Props) {
  const { t } = useTranslation()
  const { mutate: toggle } = useToggleStatus(user)
  const resend = useResendInvitation(user)
  const isActive = user.status === 'ACTIVE'
  const name = personName(user)
  const reason = refusalReason(user, me)
  const refused = (action: User['allowedActions'][number]) => !user.allowedActions.includes(action)
  const status: RowAction = isActive
    ? {
        key: 'deactivate',
        label: t('users.deactivate'),
        onChoose: () => onOpen({ kind: 'deactivate', user }),
        isRefused: refused('DEACTIVATE'),
      }
    : { key: 'activate', label: t('users.activate'), onChoose: () => toggle(null), isRefused: refused('ACTIVATE') }
  const invitation: RowAction = { key: 'resend', label: t('users.resend'), onChoose: () => resend.mutate() }
  const endSessions: RowAction = {
    key: 'endSessions',
    label: t('users.endSessions'),
    onChoose: () => onOpen({ kind: 'endSessions', user }),
  }
  return (
    <RowActions
      name={name}
      actions={[
        {
          key: 'edit',
          label: t('users.edit'),
          onChoose: () => onOpen({ kind: 'edit', user }),
          isRefused: refused('UPDATE'),
        },
        ...(refused('RESEND_INVITATION') ? [] : [invitation]),
        ...(refused('END_SESSIONS') ? [] : [endSessions]),
        status,
        {
          key: 'remove',
          label: t('users.remove'),
          onChoose: () => onOpen({ kind: 'remove', user }),
          isRefused: refused('DELETE'),
        },
      ]}
      note={reason ? t(`users.why.${reason}`, { name }) : undefined}
    />
  )
}

type Needs = {
  t: TFunction
  me: SessionUser | null
  groupName: (id: string) => string
  actions: (user: User) => ReactNode
}

/** The columns of the list; the account for users who see several accounts. */
function userColumns({ t, me, groupName, actions }: Needs): Column<User>[] {
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
      cell: ({ status }) => <UserStatus status={status} />,
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
      {t(`administration.roles.${role}`)}
      {requestedRole && (
        <Text size="xs" fw={600}>
          {t('users.requested', { role: t(`administration.roles.${requestedRole}`) })}
        </Text>
      )}
    </div>
  )
}

const MARKS: Record<User['status'], string> = {
  ACTIVE: 'M7.5 12.4l3 3 6-6.6',
  CREATED: 'M12 7v5.4l3.4 2',
  DEACTIVATED: 'M7.5 12h9',
}

/** The status as icon and word. */
function UserStatus({ status }: { status: User['status'] }) {
  const { t } = useTranslation()
  return (
    <span className={classes.status} data-status={status}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d={MARKS[status]} />
      </svg>
      <span>{t(`users.status.${status}`)}</span>
    </span>
  )
}
