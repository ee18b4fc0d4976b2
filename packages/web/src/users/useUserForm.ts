import { type SessionUser, type User, UserInput } from '@portal/contract'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSession } from '../api/session.ts'
import { changedFields, staleState } from '../shared/administration/useChange.ts'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import type { ConflictRow } from '../shared/dialog/EditConflict.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { showErrors } from '../shared/forms/formErrors.tsx'
import { zodResolver } from '../shared/forms/zodResolver.ts'
import { grantableRoles } from './permissions.ts'
import { useCreateUser, useUpdateUser } from './users.queries.ts'

type UserValues = z.output<typeof UserInput>
export type UserForm = UseFormReturn<z.input<typeof UserInput>, unknown, UserValues>

/** The form of a new user (null) or of changes to one; sends only what was changed, on the version it was changed on. */
export function useUserForm(user: User | null, onDone: () => void) {
  const { user: me } = useSession()
  const errorText = useErrorText()
  const create = useCreateUser()
  const update = useUpdateUser()
  const conflictRows = useConflictRows()
  const [base, setBase] = useState(user)
  const [theirs, setTheirs] = useState<User | null>(null)
  const form = useForm({ resolver: zodResolver(UserInput), defaultValues: user ? valuesOf(user) : newUser(me) })

  const refuse = (error: unknown) => {
    const current = staleState<User>(error)
    setTheirs(current)
    if (!current) showErrors(form, errorText)(error)
  }
  const send = (values: UserValues, { userId, version }: User) => {
    const changes = base ? changedFields(valuesOf(base), values) : {}
    if (Object.keys(changes).length === 0) return onDone()
    update.mutate({ userId, version, changes }, { onSuccess: onDone, onError: refuse })
  }
  const submit = form.handleSubmit((values) =>
    base ? send(values, base) : create.mutate(values, { onSuccess: onDone, onError: refuse }),
  )
  const conflict = theirs && {
    rows: conflictRows(form.getValues(), theirs),
    onKeepMine: () => send(UserInput.parse(form.getValues()), theirs),
    onTakeTheirs: () => {
      form.reset(valuesOf(theirs))
      setBase(theirs)
      setTheirs(null)
    },
  }
  return { form, submit, conflict, pending: create.isPending || update.isPending }
}

const valuesOf = ({ email, firstName, lastName, role, accountId, userGroups }: User): UserValues => ({
  email,
  firstName,
  lastName,
  role,
  accountId,
  userGroups,
})

function newUser(me: SessionUser | null): UserValues {
  const roles = grantableRoles(me)
  const role = roles.includes('DPT_USER') ? 'DPT_USER' : (roles[0] ?? 'GUEST_USER')
  return { email: '', firstName: '', lastName: '', role, accountId: me?.accountId, userGroups: [] }
}

/** The rows that compare the unsaved values with those saved by somebody else meanwhile. */
function useConflictRows() {
  const { t } = useTranslation()
  const { nameOfId } = useGroupNames()
  const groups = (ids: readonly string[] = []) => ids.map(nameOfId).sort().join(', ')
  return (mine: Partial<UserValues>, theirs: User): ConflictRow[] => [
    { label: t('users.fields.email'), mine: mine.email ?? '', theirs: theirs.email },
    { label: t('users.fields.firstName'), mine: mine.firstName ?? '', theirs: theirs.firstName },
    { label: t('users.fields.lastName'), mine: mine.lastName ?? '', theirs: theirs.lastName },
    {
      label: t('users.fields.role'),
      mine: t(`administration.roles.${mine.role ?? theirs.role}`),
      theirs: t(`administration.roles.${theirs.role}`),
    },
    { label: t('users.fields.userGroups'), mine: groups(mine.userGroups), theirs: groups(theirs.userGroups) },
  ]
}
