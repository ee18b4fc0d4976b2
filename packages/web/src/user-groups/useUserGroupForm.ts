import { type CallOutput, type UserGroup, UserGroupInput, type userGroups } from '@portal/contract'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSession } from '../api/session.ts'
import { changedFields, staleState } from '../shared/administration/useChange.ts'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { showErrors } from '../shared/forms/formErrors.tsx'
import { zodResolver } from '../shared/forms/zodResolver.ts'
import { useCreateUserGroup, useUpdateUserGroup } from './user-groups.queries.ts'

export type UserGroupRead = CallOutput<typeof userGroups.read>
type UserGroupValues = z.output<typeof UserGroupInput>
export type UserGroupForm = UseFormReturn<z.input<typeof UserGroupInput>, unknown, UserGroupValues>

type Options = {
  /** The group to change; null for a new one. */
  read: UserGroupRead | null
  onDone: () => void
  /** Starts again from what is saved now. */
  onReload: () => void
}

/** The form of a new group (null) or of changes to one; sends only what was changed, on the version it was changed on. */
export function useUserGroupForm({ read, onDone, onReload }: Options) {
  const { user: me } = useSession()
  const errorText = useErrorText()
  const create = useCreateUserGroup()
  const update = useUpdateUserGroup()
  const conflictRows = useConflictRows()
  const [theirs, setTheirs] = useState<UserGroup | null>(null)
  const before = read ? valuesOf(read) : newGroup(me?.accountId)
  const form = useForm({ resolver: zodResolver(UserGroupInput), defaultValues: before })

  const refuse = (error: unknown) => {
    const current = staleState<UserGroup>(error)
    setTheirs(current)
    if (!current) showErrors(form, errorText)(error)
  }
  const send = (values: UserGroupValues, { userGroupId, version }: UserGroup) => {
    const { accountId: _, ...changes } = changedFields(before, values)
    if (Object.keys(changes).length === 0) return onDone()
    update.mutate({ id: userGroupId, version, changes }, { onSuccess: onDone, onError: refuse })
  }
  const submit = form.handleSubmit((values) =>
    read ? send(values, read.userGroup) : create.mutate(values, { onSuccess: onDone, onError: refuse }),
  )
  const conflict = theirs && {
    rows: conflictRows(form.getValues(), theirs),
    onKeepMine: () => send(UserGroupInput.parse(form.getValues()), theirs),
    onTakeTheirs: onReload,
  }
  return { form, submit, conflict, pending: create.isPending || update.isPending }
}

const valuesOf = ({ userGroup: { name, mainUserGroup }, members }: UserGroupRead): UserGroupValues => ({
  name,
  mainUserGroup,
  members: members.map(({ userId }) => userId),
})

const newGroup = (accountId: string | undefined): UserGroupValues => ({
  name: '',
  mainUserGroup: null,
  members: [],
  ...(accountId && { accountId }),
})

/** The rows that compare the unsaved values with those saved by somebody else meanwhile. */
function useConflictRows() {
  const { t } = useTranslation()
  const { nameOfId } = useGroupNames()
  const main = (id: string | null | undefined) => (id ? nameOfId(id) : t('userGroups.noMain'))
  const count = (members: number) => t('userGroups.members', { count: members })
  return (mine: Partial<UserGroupValues>, theirs: UserGroup) => [
    { label: t('userGroups.fields.name'), mine: mine.name ?? '', theirs: theirs.name },
    { label: t('userGroups.fields.mainUserGroup'), mine: main(mine.mainUserGroup), theirs: main(theirs.mainUserGroup) },
    { label: t('userGroups.fields.members'), mine: count(mine.members?.length ?? 0), theirs: count(theirs.members) },
  ]
}
