import { ACCOUNT_TYPES, type Account } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../shared/dialog/ConflictNotice.tsx'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { Field } from '../shared/forms/Field.tsx'
import { SelectField } from '../shared/forms/SelectField.tsx'
import { useAccountForm } from './useAccountForm.ts'

/** Creates an account (null), or changes one. */
export function AccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, submit, pending, conflict } = useAccountForm(account, onClose)
  return (
    <FormDialog
      title={account ? t('accounts.editTitle', { name: account.accountName }) : t('accounts.create')}
      action={t(account ? 'administration.save' : 'accounts.create')}
      onSubmit={submit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message}
    >
      {conflict && <ConflictNotice {...conflict} />}
      <Field
        control={form.control}
        name="accountName"
        label={t('accounts.fields.accountName')}
        autoComplete="off"
        data-autofocus
      />
      <SelectField
        control={form.control}
        name="accountType"
        label={t('accounts.fields.accountType')}
        data={ACCOUNT_TYPES.map((value) => ({ value, label: t(`accounts.types.${value}`) }))}
      />
    </FormDialog>
  )
}
