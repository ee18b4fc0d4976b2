import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { Field } from '../shared/forms/Field.tsx'
import { MainGroupField } from './MainGroupField.tsx'
import { MembersField } from './MembersField.tsx'
import { UserGroupAccount } from './UserGroupAccount.tsx'
import type { UserGroupForm, UserGroupRead } from './useUserGroupForm.ts'

/** What an administrator says about a group. A group stays in the account it was made in. */
export function UserGroupFields({ form, read }: { form: UserGroupForm; read: UserGroupRead | null }) {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const account = !read && me?.allowedActions.includes('MANAGE_ACCOUNTS') ? me.account : null
  const accountId = read?.userGroup.accountId ?? form.watch('accountId')
  return (
    <>
      <Field control={form.control} name="name" label={t('userGroups.fields.name')} autoComplete="off" data-autofocus />
      {account !== null && <UserGroupAccount form={form} account={account} />}
      <MainGroupField form={form} accountId={accountId} groupId={read?.userGroup.userGroupId} />
      <MembersField form={form} accountId={accountId} known={read?.members ?? []} />
    </>
  )
}
