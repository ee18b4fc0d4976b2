import { Text } from '@mantine/core'
import type { Account } from '@portal/contract'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import type { Column } from '../shared/list/table/Column.ts'

type Needs = { t: TFunction; actions: (account: Account) => ReactNode }

export function accountColumns({ t, actions }: Needs): Column<Account>[] {
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
    { id: 'users', header: t('accounts.columns.users'), cell: ({ users }) => users },
    { id: 'assessments', header: t('accounts.columns.assessments'), cell: ({ assessments }) => assessments },
    {
      id: 'createdAt',
      header: t('accounts.columns.createdAt'),
      sortable: true,
      cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    },
    {
      id: 'updatedAt',
      header: t('accounts.columns.updatedAt'),
      sortable: true,
      cell: ({ updatedAt }) => (updatedAt ? <RelativeTime instant={updatedAt} /> : t('administration.never')),
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
