import { ROLES, type User } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { Field } from '../shared/forms/Field.tsx'
import { SelectField } from '../shared/forms/SelectField.tsx'
import { grantableRoles } from './grantableRoles.ts'
import { personName } from './personName.ts'
import { refusalReason } from './refusalReason.ts'
import { UserAccount } from './UserAccount.tsx'
import { UserGroups } from './UserGroups.tsx'
import type { UserForm } from './useUserForm.ts'

/** What an administrator says about a user. What cannot be changed is shown with the reason. */
export function UserFields({ form, user }: { form: UserForm; user: User | null }) {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const { control } = form
  const reason = user && refusalReason(user, me)
  const note = reason ? t(`users.why.${reason}`, { name: personName(user) }) : undefined
  return (
    <>
      <Field
        control={control}
        name="email"
        label={t('users.fields.email')}
        {...(user && { description: t('users.emailHint') })}
        autoComplete="off"
        data-autofocus
      />
      <Field control={control} name="firstName" label={t('users.fields.firstName')} autoComplete="off" />
      <Field control={control} name="lastName" label={t('users.fields.lastName')} autoComplete="off" />
      <SelectField
        control={control}
        name="role"
        label={t('users.fields.role')}
        description={note}
        disabled={reason !== null}
        data={rolesFor(user, grantableRoles(me)).map((role) => ({
          value: role,
          label: t(`users.roles.${role}`),
        }))}
      />
      {me?.allowedActions.includes('MANAGE_ACCOUNTS') && (
        <UserAccount form={form} account={user?.account ?? me.account} disabled={reason !== null} />
      )}
      {reason !== 'self' && <UserGroups form={form} />}
    </>
  )
}

/** What one may give, and the present role where one may not give that. */
const rolesFor = (user: User | null, grantable: readonly User['role'][]) =>
  ROLES.filter((role) => grantable.includes(role) || role === user?.role)
