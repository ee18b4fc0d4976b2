import { Button } from '@mantine/core'
import { type UserGroup, userGroups } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { FilterBar } from '../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { RowActions } from '../shared/list/table/RowActions.tsx'
import { useListState } from '../shared/list/useListState.ts'
import { type OpenUserGroupDialog, UserGroupDialogs } from './UserGroupDialogs.tsx'
import { userGroupQueries } from './user-groups.queries.ts'
import { userGroupColumns } from './userGroupColumns.tsx'

/** The user groups one administers. The whole state of the list is in the address. */
export function UserGroupListPage() {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const [dialog, setDialog] = useState<OpenUserGroupDialog | null>(null)
  const state = useListState({
    name: 'user-groups',
    schema: userGroups.list.body,
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
      <PageTitle title={t('userGroups.title')} lead={t('userGroups.lead')} actions={create} />
      <FilterBar>
        <SearchInput
          label={t('userGroups.search')}
          placeholder={t('userGroups.searchHint')}
          given={state.chosen.q}
          onSearch={state.setSearch}
        />
      </FilterBar>
      <DataTable
        label={t('userGroups.title')}
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
