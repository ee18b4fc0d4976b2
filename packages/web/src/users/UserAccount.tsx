import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AccountChoice } from '../shared/administration/AccountChoice.tsx'
import type { UserForm } from './useUserForm.ts'

type Props = { form: UserForm; account: string; disabled: boolean }

/** The account a user belongs to. Groups are an account's own, so another account starts without any. */
export function UserAccount({ form, account, disabled }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(account)
  const { field, fieldState } = useController({ control: form.control, name: 'accountId' })
  return (
    <AccountChoice
      label={t('users.fields.account')}
      chosen={{ accountId: field.value ?? '', account: name }}
      disabled={disabled}
      error={fieldState.error?.message}
      onChange={(next) => {
        setName(next.account)
        field.onChange(next.accountId)
        form.setValue('userGroups', [], { shouldDirty: true })
      }}
    />
  )
}
