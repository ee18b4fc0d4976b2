import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AccountChoice } from '../shared/administration/AccountChoice.tsx'
import type { UserGroupForm } from './useUserGroupForm.ts'

/** The account a new group is made in. Parent and members are that account's own, so another one starts without them. */
export function UserGroupAccount({ form, account }: { form: UserGroupForm; account: string }) {
  const { t } = useTranslation()
  const [name, setName] = useState(account)
  const { field, fieldState } = useController({ control: form.control, name: 'accountId' })
  return (
    <AccountChoice
      label={t('userGroups.fields.account')}
      chosen={{ accountId: field.value ?? '', account: name }}
      error={fieldState.error?.message}
      onChange={(next) => {
        setName(next.account)
        field.onChange(next.accountId)
        form.setValue('mainUserGroup', null)
        form.setValue('members', [])
      }}
    />
  )
}
