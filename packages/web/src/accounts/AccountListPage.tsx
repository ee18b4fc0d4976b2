import { Button } from '@mantine/core'
import { ACCOUNT_TYPES, type Account, accounts } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { useListState } from '../shared/list/useListState.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountDialogs, type OpenAccountDialog } from './AccountDialogs.tsx'
import { AccountFilters } from './AccountFilters.tsx'
import { accountColumns } from './accountColumns.tsx'
import { accountQueries } from './accounts.queries.ts'

/** All accounts, for who runs the portal. The whole state of the list is in the address. */
export function AccountListPage() {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenAccountDialog | null>(null)
  const state = useListState({
    name: 'accounts',
    schema: accounts.list.body,
    defaultSort: 'accountName',
    standing: { accountType: ACCOUNT_TYPES },
    body: ({ q, filters }) => ({ filter: { ...filters, ...(q && { accountName: q }) } }),
  })
  const query = useQuery(accountQueries.list(state.request))
  const create = (
    <Button size="md" onClick={() => setDialog({ kind: 'create' })}>
      {t('accounts.create')}
    </Button>
  )
  const actions = (account: Account) => <AccountActions account={account} onOpen={setDialog} />
  return (
    <>
      <PageTitle title={t('accounts.title')} lead={t('accounts.lead')} actions={create} />
      <AccountFilters state={state} />
      <DataTable
        label={t('accounts.title')}
        columns={accountColumns({ t, actions })}
        rowKey={({ accountId }) => accountId}
        query={query}
        state={state}
        empty={
          <EmptyRows
            chosen={state.chosen}
            all="accountType="
            title={t('accounts.empty')}
            hint={t('accounts.emptyHint')}
          />
        }
      />
      {dialog && <AccountDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}
