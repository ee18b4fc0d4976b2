import { Button } from '@mantine/core'
import { DEFAULT_STATUS_FILTER, users } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { useListState } from '../shared/list/useListState.ts'
import { UserActions } from './UserActions.tsx'
import { type OpenUserDialog, UserDialogs } from './UserDialogs.tsx'
import { UserFilters } from './UserFilters.tsx'
import { userColumns } from './userColumns.tsx'
import { userQueries } from './users.queries.ts'

/** The users one administers. The whole state of the list is in the address. */
export function UserListPage() {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const { nameOfId } = useGroupNames()
  const [dialog, setDialog] = useState<OpenUserDialog | null>(null)
  const state = useListState({
    name: 'users',
    schema: users.list.body,
    defaultSort: 'email',
    filters: ['userGroups'],
    standing: { status: DEFAULT_STATUS_FILTER },
    body: ({ q, filters }) => ({ ...(q && { q }), filter: filters }),
  })
  const query = useQuery(userQueries.list(state.request))
  const invite = (
    <Button size="md" onClick={() => setDialog({ kind: 'invite' })}>
      {t('users.invite')}
    </Button>
  )
  const columns = userColumns({
    t,
    me,
    groupName: nameOfId,
    actions: (user) => <UserActions user={user} me={me} onOpen={setDialog} />,
  })
  return (
    <>
      <PageTitle title={t('users.title')} lead={t('users.lead')} actions={invite} />
      <UserFilters state={state} />
      <DataTable
        label={t('users.title')}
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
