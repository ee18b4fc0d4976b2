import { NativeSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { User, UserGroup } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { AccountChoice } from '../shared/administration/AccountChoice.tsx'
import { choiceQueries } from '../shared/administration/choices.queries.ts'
import { ManyChoice } from '../shared/administration/ManyChoice.tsx'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import { useNamesake } from '../shared/administration/useNamesake.ts'
import { EditConflict } from '../shared/dialog/EditConflict.tsx'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { TextField } from '../shared/forms/TextField.tsx'
import { type UserGroupForm, type UserGroupRead, useUserGroupForm } from './useUserGroupForm.ts'

type Props = { read: UserGroupRead | null; onClose: () => void; onReload: () => void }

/** Creates a user group (null), or changes one. */
export function UserGroupDialog({ read, onClose, onReload }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending, conflict } = useUserGroupForm({ read, onDone: onClose, onReload })
  const hasNamesake = useHasNamesake(form, read)
  const isRenamed = form.watch('name') !== read?.userGroup.name
  const namesake = useNamesake({ name: form.watch('name'), isTaken: () => isRenamed && hasNamesake, submit })
  const action = t(read ? 'administration.save' : 'userGroups.create')
  return (
    <FormDialog
      title={read ? t('userGroups.editTitle', { name: read.userGroup.name }) : t('userGroups.create')}
      action={namesake.isAsking ? t('administration.keepName') : action}
      onSubmit={namesake.onSubmit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message ?? (namesake.isAsking ? t('userGroups.namesake') : undefined)}
    >
      {conflict && <EditConflict {...conflict} />}
      <UserGroupFields form={form} read={read} hasNamesake={hasNamesake && !namesake.isAsking} />
    </FormDialog>
  )
}

type FieldsProps = { form: UserGroupForm; read: UserGroupRead | null; hasNamesake: boolean }

/** The fields of a user group. The account of a group never changes. */
function UserGroupFields({ form, read, hasNamesake }: FieldsProps) {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const account = !read && me?.allowedActions.includes('MANAGE_ACCOUNTS') ? me.account : null
  const accountId = accountOf(form, read)
  return (
    <>
      <TextField
        control={form.control}
        name="name"
        label={t('userGroups.fields.name')}
        description={hasNamesake ? t('userGroups.namesake') : undefined}
        autoComplete="off"
        data-autofocus
      />
      {account !== null && <UserGroupAccount form={form} account={account} />}
      <MainGroupField form={form} accountId={accountId} groupId={read?.userGroup.userGroupId} />
      <MembersField form={form} accountId={accountId} known={read?.members ?? []} />
    </>
  )
}

const accountOf = (form: UserGroupForm, read: UserGroupRead | null): string | undefined =>
  read?.userGroup.accountId ?? form.watch('accountId')

/** Whether another group of the account is called the same. */
function useHasNamesake(form: UserGroupForm, read: UserGroupRead | null): boolean {
  const { groups } = useGroupNames()
  const accountId = accountOf(form, read)
  const typed = form.watch('name').trim().toLowerCase()
  const others = groups.filter(
    (group) => group.accountId === accountId && group.userGroupId !== read?.userGroup.userGroupId,
  )
  return typed !== '' && others.some((group) => group.name.toLowerCase() === typed)
}

type MainGroupFieldProps = { form: UserGroupForm; accountId: string | undefined; groupId: string | undefined }

/** The parent of the group: never itself or one of its descendants. */
function MainGroupField({ form, accountId, groupId }: MainGroupFieldProps) {
  const { t } = useTranslation()
  const { groups, nameOf } = useGroupNames()
  const { field, fieldState } = useController({ control: form.control, name: 'mainUserGroup' })
  const offered = possibleParents(groups, groupId).filter((group) => group.accountId === accountId)
  return (
    <NativeSelect
      ref={field.ref}
      size="md"
      label={t('userGroups.fields.mainUserGroup')}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      data={[
        { value: '', label: t('userGroups.noMain') },
        ...offered.map((group) => ({ value: group.userGroupId, label: nameOf(group) })),
      ]}
    />
  )
}

const TYPING_MS = 250

type Member = Pick<User, 'userId' | 'firstName' | 'lastName' | 'email'>
type MembersFieldProps = { form: UserGroupForm; accountId: string | undefined; known: readonly Member[] }

/** The members, found among the account's users by name or e-mail. */
function MembersField({ form, accountId, known }: MembersFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery(choiceQueries.users(text))
  const [picked, setPicked] = useState(known)
  const { field, fieldState } = useController({ control: form.control, name: 'members' })
  const found: readonly Member[] = data?.rows.filter((user) => user.accountId === accountId) ?? []
  const people = new Map([...picked, ...found].map((person) => [person.userId, person]))
  return (
    <ManyChoice
      label={t('userGroups.fields.members')}
      description={t('userGroups.membersHint')}
      placeholder={t('userGroups.chooseMembers')}
      data={[...people.values()].map((person) => ({ value: person.userId, label: labelOf(person) }))}
      value={field.value ?? []}
      onSearch={setTyped}
      isSearching={isFetching || text !== typed.trim()}
      onChange={(ids) => {
        setPicked([...people.values()].filter(({ userId }) => ids.includes(userId)))
        field.onChange(ids)
      }}
      error={fieldState.error?.message}
    />
  )
}

const labelOf = ({ firstName, lastName, email }: Member) => `${firstName} ${lastName} (${email})`.trim()

/** The account of a new group. Parent and members belong to one account, so choosing another account clears both. */
function UserGroupAccount({ form, account }: { form: UserGroupForm; account: string }) {
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

/** The groups that can be the parent of a group without a cycle: neither itself nor a descendant. */
export function possibleParents(groups: readonly UserGroup[], groupId: string | undefined): UserGroup[] {
  const parentOf = new Map(groups.map(({ userGroupId, mainUserGroup }) => [userGroupId, mainUserGroup]))
  const isBelow = (id: string | null | undefined, steps: number): boolean =>
    typeof id === 'string' && steps > 0 && (id === groupId || isBelow(parentOf.get(id), steps - 1))
  return groups.filter(({ userGroupId }) => !isBelow(userGroupId, groups.length))
}
