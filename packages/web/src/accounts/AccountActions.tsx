import type { Account } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { RowActions } from '../shared/list/table/RowActions.tsx'
import type { OpenAccountDialog } from './AccountDialogs.tsx'

type Props = { account: Account; onOpen: (dialog: OpenAccountDialog) => void }

/** What can be done with an account. One that still holds something says what, before anybody tries to delete it. */
export function AccountActions({ account, onOpen }: Props) {
  const { t } = useTranslation()
  const { users, assessments } = account
  const isEmpty = users === 0 && assessments === 0
  const note = t('accounts.notEmpty', {
    users: t('accounts.countUsers', { count: users }),
    assessments: t('accounts.countAssessments', { count: assessments }),
  })
  return (
    <RowActions
      name={account.accountName}
      actions={[
        { key: 'edit', label: t('accounts.edit'), onChoose: () => onOpen({ kind: 'edit', account }) },
        {
          key: 'remove',
          label: t('accounts.remove'),
          onChoose: () => onOpen({ kind: 'remove', account }),
          isRefused: !isEmpty,
        },
      ]}
      note={isEmpty ? undefined : note}
    />
  )
}
