import { Button } from '@mantine/core'
import { type SessionUser, type UserGroup, UserGroupQuery } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { FilterBar } from '../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import type { Column } from '../shared/list/table/Column.ts'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { RowActions } from '../shared/list/table/RowActions.tsx'
import { useListState } from '../shared/list/useListState.ts'
import { type OpenUserGroupDialog, UserGroupDialogs } from './UserGroupDialogs.tsx'
import { userGroupQueries } from './user-groups.queries.ts'

/** The user groups that the administrator manages. The state of the list is in the URL. */
export function UserGroupListPage() {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const [dialog, setDialog] = useState<OpenUserGroupDialog | null>(null)
  const state = useListState({
    name: 'user-groups',
    schema: UserGroupQuery,
    defaultSort: 'userGroupId',
    body: ({ q }) => (q ? { q } : {}),
  })
  const query = useQuery(userGroupQueries.list(state.request))
  const create = (
    <Button size="md" onClick={() => setDialog({ kind: 'create' })}>
      {t('userGroups.create')}
    </Button>
  )
  const actions = (group: UserGroup) => <UserGroupActions group={group} onOpen={setDialog} />
  return (
    <>
      <PageTitle title={t('shell.userGroups')} lead={t('userGroups.lead')} actions={create} />
      <FilterBar>
        <SearchInput
          label={t('userGroups.search')}
          placeholder={t('userGroups.searchHint')}
          value={state.chosen.q}
          onSearch={state.setSearch}
        />
      </FilterBar>
      <DataTable
        label={t('shell.userGroups')}
        columns={userGroupColumns({ t, me, actions })}
        rowKey={({ userGroupId }) => userGroupId}
        query={query}
        state={state}
        empty={<EmptyRows chosen={state.chosen} title={t('userGroups.empty')} hint={t('userGroups.emptyHint')} />}
      />
      {dialog && <UserGroupDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

type ActionProps = { group: UserGroup; onOpen: (dialog: OpenUserGroupDialog) => void }

function UserGroupActions({ group, onOpen }: ActionProps) {
  const { t } = useTranslation()
  return (
    <RowActions
      name={group.name}
      actions={[
        { key: 'edit', label: t('userGroups.edit'), onChoose: () => onOpen({ kind: 'edit', group }) },
        { key: 'remove', label: t('userGroups.remove'), onChoose: () => onOpen({ kind: 'remove', group }) },
      ]}
    />
  )
}

type Needs = { t: TFunction; me: SessionUser | null; actions: (group: UserGroup) => ReactNode }

/** The columns of the list; the account for users who see several accounts. */
function userGroupColumns({ t, me, actions }: Needs): Column<UserGroup>[] {
  const account: Column<UserGroup> = {
    id: 'account',
    header: t('userGroups.columns.account'),
    cell: (group) => group.account,
  }
  return [
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
      cell: ({ updatedAt }) => (updatedAt ? <RelativeTime instant={updatedAt} /> : t('administration.unchanged')),
    },
    { id: 'userGroupId', header: t('userGroups.columns.userGroupId'), sortable: true, cell: shortId },
    { id: 'actions', header: t('administration.actions'), isPinned: true, cell: actions },
  ]
}

/** The first part of the id is enough to tell groups apart by eye. */
const shortId = ({ userGroupId }: UserGroup) => <code title={userGroupId}>{userGroupId.slice(0, 8)}</code>
