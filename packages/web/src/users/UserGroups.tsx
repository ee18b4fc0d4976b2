import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GroupChoice } from '../shared/administration/GroupChoice.tsx'
import type { UserForm } from './useUserForm.ts'

/** The groups of the user's account that the user belongs to. */
export function UserGroups({ form }: { form: UserForm }) {
  const { t } = useTranslation()
  const { field, fieldState } = useController({ control: form.control, name: 'userGroups' })
  const accountId = form.watch('accountId')
  return (
    <GroupChoice
      label={t('users.fields.userGroups')}
      value={field.value ?? []}
      onChange={field.onChange}
      accountId={accountId}
      error={fieldState.error?.message}
    />
  )
}
