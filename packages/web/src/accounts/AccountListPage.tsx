import { Button, Text } from '@mantine/core'
import { ACCOUNT_TYPES, type Account, AccountQuery } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { FilterBar, FilterChoices, toggleValue } from '../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import type { Column } from '../shared/list/table/Column.ts'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { RowActions } from '../shared/list/table/RowActions.tsx'
import { type ListState, useListState } from '../shared/list/useListState.ts'
import { AccountDialogs, type OpenAccountDialog } from './AccountDialogs.tsx'
import { accountQueries } from './accounts.queries.ts'

/** All accounts, for the operator of the portal. The state of the list is in the URL. */
export function AccountListPage() {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenAccountDialog | null>(null)
  const state = useListState({
    name: 'accounts',
    schema: AccountQuery,
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
      <PageTitle title={t('shell.accounts')} lead={t('accounts.lead')} actions={create} />
      <AccountFilters state={state} />
      <DataTable
        label={t('shell.accounts')}
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

/** Filters by part of the name and by type. No type means all of them. */
function AccountFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { accountType = [] } = state.chosen.filters
  return (
    <FilterBar>
      <SearchInput
        label={t('accounts.search')}
        placeholder={t('accounts.searchHint')}
        value={state.chosen.q}
        onSearch={state.setSearch}
      />
      <FilterChoices
        legend={t('accounts.type')}
        choices={ACCOUNT_TYPES.map((key) => ({
          key,
          label: t(`accounts.types.${key}`),
          chosen: accountType.includes(key),
        }))}
        onChoose={(key) => state.setFilter('accountType', toggleValue(accountType, key))}
      />
    </FilterBar>
  )
}

type Props = { account: Account; onOpen: (dialog: OpenAccountDialog) => void }

/** The actions on an account. One that is not empty cannot be deleted, and says what it holds. */
function AccountActions({ account, onOpen }: Props) {
  const { t } = useTranslation()
  const { users, assessments } = account
  const held = [
    users > 0 && t('accounts.countUsers', { count: users }),
    assessments > 0 && t('accounts.countAssessments', { count: assessments }),
  ].filter(Boolean)
  return (
    <RowActions
      name={account.accountName}
      actions={[
        { key: 'edit', label: t('accounts.edit'), onChoose: () => onOpen({ kind: 'edit', account }) },
        {
          key: 'remove',
          label: t('accounts.remove'),
          onChoose: () => onOpen({ kind: 'remove', account }),
          isRefused: held.length > 0,
        },
      ]}
      note={held.length > 0 ? t('accounts.notEmpty', { what: held.join(', ') }) : undefined}
    />
  )
}

type Needs = { t: TFunction; actions: (account: Account) => ReactNode }

function accountColumns({ t, actions }: Needs): Column<Account>[] {
  return [
    {
      id: 'accountName',
      header: t('accounts.columns.accountName'),
      sortable: true,
      cell: (account) => <AccountName t={t} account={account} />,
    },
    {
      id: 'accountType',
      header: t('accounts.columns.accountType'),
      sortable: true,
      cell: ({ accountType }) => t(`accounts.types.${accountType}`),
    },
    { id: 'users', header: t('accounts.columns.users'), isNumeric: true, cell: ({ users }) => users },
    {
      id: 'assessments',
      header: t('accounts.columns.assessments'),
      isNumeric: true,
      cell: ({ assessments }) => assessments,
    },
    {
      id: 'createdAt',
      header: t('accounts.columns.createdAt'),
      sortable: true,
      shownFrom: 'medium',
      cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    },
    {
      id: 'updatedAt',
      header: t('accounts.columns.updatedAt'),
      sortable: true,
      shownFrom: 'medium',
      cell: ({ updatedAt }) => (updatedAt ? <RelativeTime instant={updatedAt} /> : t('administration.unchanged')),
    },
    { id: 'actions', header: t('administration.actions'), isPinned: true, cell: actions },
  ]
}

function AccountName({ t, account }: { t: TFunction; account: Account }) {
  return (
    <div>
      <strong>{account.accountName}</strong>
      {!account.hasAdministrator && (
        <Text size="xs" fw={600} c="var(--mantine-color-error)">
          {t('accounts.noAdministrator')}
        </Text>
      )}
    </div>
  )
}
