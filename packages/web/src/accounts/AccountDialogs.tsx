import { Text } from '@mantine/core'
import type { Account } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { useDeleteAccount } from './accounts.queries.ts'

export type OpenAccountDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove'; readonly account: Account }

/** The dialog that is open over the list. */
export function AccountDialogs({ dialog, onClose }: { dialog: OpenAccountDialog; onClose: () => void }) {
  if (dialog.kind === 'create') return <AccountDialog account={null} onClose={onClose} />
  const Content = dialog.kind === 'edit' ? AccountDialog : Remove
  return <Content account={dialog.account} onClose={onClose} />
}

function Remove({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteAccount()
  const name = account.accountName
  return (
    <ConfirmDialog
      title={t('accounts.removeTitle', { name })}
      action={t('accounts.remove')}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate(account.accountId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('accounts.removeText', { name })}</Text>
    </ConfirmDialog>
  )
}
