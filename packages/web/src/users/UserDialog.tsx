import { Text } from '@mantine/core'
import { ROLES, type User } from '@portal/contract'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { AccountChoice } from '../shared/administration/AccountChoice.tsx'
import { GroupChoice } from '../shared/administration/GroupChoice.tsx'
import { EditConflict } from '../shared/dialog/EditConflict.tsx'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { SelectField } from '../shared/forms/SelectField.tsx'
import { TextField } from '../shared/forms/TextField.tsx'
import { grantableRoles, personName, refusalReason } from './permissions.ts'
import { type UserForm, useUserForm } from './useUserForm.ts'

/** Invites a user, or changes one. */
export function UserDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, submit, pending, conflict } = useUserForm(user, onClose)
  return (
    <FormDialog
      title={user ? t('users.editTitle', { name: personName(user) }) : t('users.invite')}
      action={user ? t('administration.save') : t('users.invite')}
      onSubmit={submit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message}
    >
      {!user && <Text c="dimmed">{t('users.inviteLead')}</Text>}
      {conflict && <EditConflict {...conflict} />}
      <UserFields form={form} user={user} />
    </FormDialog>
  )
}

/** The fields of a user. Those that cannot be changed are shown with the reason. */
function UserFields({ form, user }: { form: UserForm; user: User | null }) {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const { control } = form
  const reason = user && refusalReason(user, me)
  const note = reason ? t(`users.why.${reason}`, { name: personName(user) }) : undefined
  return (
    <>
      <TextField
        control={control}
        name="email"
        label={t('users.fields.email')}
        {...(user && { description: t('users.emailHint') })}
        autoComplete="off"
        data-autofocus
      />
      <TextField control={control} name="firstName" label={t('users.fields.firstName')} autoComplete="off" />
      <TextField control={control} name="lastName" label={t('users.fields.lastName')} autoComplete="off" />
      <SelectField
        control={control}
        name="role"
        label={t('users.fields.role')}
        description={note ?? t(`users.roleMay.${form.watch('role')}`)}
        disabled={reason !== null}
        data={rolesFor(user, grantableRoles(me)).map((role) => ({
          value: role,
          label: t(`administration.roles.${role}`),
        }))}
      />
      {me?.allowedActions.includes('MANAGE_ACCOUNTS') && (
        <UserAccount form={form} account={user?.account ?? me.account} disabled={reason !== null} />
      )}
      {reason !== 'self' && <UserGroups form={form} />}
    </>
  )
}

/** The grantable roles, and the present role even if it is not among them. */
const rolesFor = (user: User | null, grantable: readonly User['role'][]) =>
  ROLES.filter((role) => grantable.includes(role) || role === user?.role)

type Props = { form: UserForm; account: string; disabled: boolean }

/** The account of a user. Groups belong to one account, so choosing another account clears them. */
function UserAccount({ form, account, disabled }: Props) {
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

/** The groups of the user's account that the user belongs to. */
function UserGroups({ form }: { form: UserForm }) {
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
