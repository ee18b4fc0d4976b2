import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select, Text } from '@mantine/core'
import type { User } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { assessmentQueries } from '../cases/index.ts'
import { choiceQueries } from '../shared/administration/choices.queries.ts'
import { matchesOrNote } from '../shared/administration/ManyChoice.tsx'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { dropdownInDialog } from '../shared/dialog/dropdown.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { paths } from '../shared/navigation/paths.ts'
import { personName } from './permissions.ts'
import { UserDialog } from './UserDialog.tsx'
import { useDeleteUser, useEndSessions, useToggleStatus } from './users.queries.ts'

const InviteManyDialog = lazy(async () => ({
  default: (await import('./inviting/InviteManyDialog.tsx')).InviteManyDialog,
}))

export type OpenUserDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'inviteMany' }
  | { readonly kind: 'edit' | keyof typeof CONFIRMATIONS; readonly user: User }

/** The open dialog of the list. */
export function UserDialogs({ dialog, onClose }: { dialog: OpenUserDialog; onClose: () => void }) {
  if (dialog.kind === 'invite') return <UserDialog user={null} onClose={onClose} />
  if (dialog.kind === 'inviteMany') {
    return (
      <Suspense>
        <InviteManyDialog onClose={onClose} />
      </Suspense>
    )
  }
  if (dialog.kind === 'edit') return <UserDialog user={dialog.user} onClose={onClose} />
  const Confirm = CONFIRMATIONS[dialog.kind]
  return <Confirm user={dialog.user} onClose={onClose} />
}

type Props = { user: User; onClose: () => void }

function Deactivate({ user, onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const toggle = useToggleStatus(user)
  const [successor, setSuccessor] = useState<string | null>(null)
  const name = personName(user)
  return (
    <ConfirmDialog
      title={t('users.deactivateTitle', { name })}
      action={t('users.deactivate')}
      pending={toggle.isPending}
      failure={toggle.isError ? errorText(toggle.error) : undefined}
      onConfirm={() => toggle.mutate(successor, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('users.deactivateText', { person: t('users.person', { name, email: user.email }) })}</Text>
      <Successor of={user} value={successor} onChoose={setSuccessor} />
    </ConfirmDialog>
  )
}

type SuccessorProps = { of: User; value: string | null; onChoose: (userId: string | null) => void }

/** Who gets the assessments, open duties and shared views of a user who leaves. */
function Successor({ of, value, onChoose }: SuccessorProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { data } = useQuery(choiceQueries.users(value ? '' : typed.trim()))
  const people = (data?.rows ?? []).filter(
    ({ userId, accountId, status }) => userId !== of.userId && accountId === of.accountId && status === 'ACTIVE',
  )
  return (
    <Select
      size="md"
      searchable
      clearable
      label={t('users.successor')}
      description={t('users.successorHint')}
      placeholder={t('users.successorNone')}
      data={people.map((person) => ({ value: person.userId, label: personName(person) }))}
      value={value}
      onChange={onChoose}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={matchesOrNote(t('administration.nothingFound'))}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}

/** The assessments of a user who leaves, with the way to give them another owner first. */
function OwnedAssessments({ user: { userId, ...user } }: { user: User }) {
  const { t } = useTranslation()
  const owned = useQuery({
    ...assessmentQueries.found({ from: 0, size: 1, filters: { owner: [userId] } }),
    staleTime: 0,
  })
  const count = owned.data?.total ?? 0
  if (count === 0) return null
  return (
    <Text>
      {t('users.owns', { name: personName(user), count })}{' '}
      <Link to={`${paths.assessments}?${new URLSearchParams({ owner: userId })}`}>{t('users.changeOwner')}</Link>
    </Text>
  )
}

function Remove({ user, onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteUser()
  const name = personName(user)
  return (
    <ConfirmDialog
      title={t('users.removeTitle', { name })}
      action={t('users.remove')}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate(user.userId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('users.removeText', { person: t('users.person', { name, email: user.email }) })}</Text>
      <OwnedAssessments user={user} />
    </ConfirmDialog>
  )
}

function EndSessions({ user, onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const end = useEndSessions(user)
  const name = personName(user)
  return (
    <ConfirmDialog
      title={t('users.endSessionsTitle', { name })}
      action={t('users.endSessions')}
      pending={end.isPending}
      failure={end.isError ? errorText(end.error) : undefined}
      onConfirm={() => end.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('users.endSessionsText', { person: t('users.person', { name, email: user.email }) })}</Text>
    </ConfirmDialog>
  )
}

const CONFIRMATIONS = { deactivate: Deactivate, remove: Remove, endSessions: EndSessions }
