import { Button, FileButton, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type CallOutput, MAX_INVITED, ROLES, type Role, users } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { GroupChoice } from '../../shared/administration/GroupChoice.tsx'
import { ADMINISTRATION } from '../../shared/administration/useChange.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { dropdownInDialog } from '../../shared/dialog/dropdown.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { DiscardQuestion, useLeave } from '../../shared/forms/leaving.tsx'
import { grantableRoles } from '../permissions.ts'
import classes from './invite.module.css'
import { PeopleTable } from './PeopleTable.tsx'
import { linesOf, type PastedPerson, readPeople } from './readPeople.ts'

const TYPING_MS = 400

/** Invites several people from a pasted list or CSV, after a dry run that shows the outcome of each row. */
export function InviteManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const invitations = useInvitations()
  const { text, role, people, isSettled, isDone, preview, invite, failure } = invitations
  const leave = useLeave(text !== '' && !isDone, onClose)
  const answered = isDone ? invite.data : preview.data
  const ready = preview.data?.rows.filter(({ outcome }) => outcome === 'ready').length ?? 0
  const isTooMany = people.length > MAX_INVITED
  return (
    <Dialog title={t('users.inviteMany.title')} isWide onClose={leave.close}>
      {leave.asking && <DiscardQuestion onKeep={leave.stay} onDiscard={leave.discard} />}
      <div className={classes.columns}>
        <InvitationFields invitations={invitations} isTooMany={isTooMany} />
        <PeopleTable people={people.slice(0, MAX_INVITED)} rows={answered?.rows} role={role} />
      </div>
      <Stack gap="sm" mt="md">
        <FormFailure message={failure} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {invite.data ? doneText(t, invite.data) : triedText(t, answered)}
          </Text>
          <Group gap="sm">
            <Button size="md" variant="default" onClick={leave.close}>
              {t(isDone ? 'shell.close' : 'administration.cancel')}
            </Button>
            {!isDone && (
              <Button
                size="md"
                loading={invite.isPending}
                disabled={ready === 0 || preview.isFetching || !isSettled || isTooMany}
                onClick={() => invite.mutate()}
              >
                {t('users.inviteMany.send', { count: ready })}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}

type FieldsProps = { invitations: ReturnType<typeof useInvitations>; isTooMany: boolean }

/** Whom to invite, as what and into which groups. */
function InvitationFields({ invitations, isTooMany }: FieldsProps) {
  const { t } = useTranslation()
  const { text, setText, role, setRole, groups, setGroups, people, isDone, invite } = invitations
  const { user: me } = useSession()
  return (
    <Stack gap="md">
      <Textarea
        size="md"
        data-autofocus
        label={t('users.inviteMany.text')}
        description={t('users.inviteMany.textHint', { most: MAX_INVITED })}
        error={isTooMany && t('users.inviteMany.tooMany', { count: people.length, most: MAX_INVITED })}
        rows={9}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        readOnly={isDone || invite.isPending}
      />
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => file?.text().then(setText)}>
        {(props) => (
          <Button {...props} variant="subtle" disabled={isDone}>
            {t('users.inviteMany.file')}
          </Button>
        )}
      </FileButton>
      <Select
        size="md"
        label={t('users.inviteMany.role')}
        data={grantableRoles(me).map((value) => ({ value, label: t(`administration.roles.${value}`) }))}
        value={role}
        onChange={(value) => value && setRole(value as Role)}
        allowDeselect={false}
        comboboxProps={dropdownInDialog}
        disabled={isDone}
      />
      <GroupChoice label={t('users.fields.userGroups')} accountId={me?.accountId} value={groups} onChange={setGroups} />
    </Stack>
  )
}

type InvitationOutcomes = CallOutput<typeof users.inviteMany>

/** It is to be mended, or sent later, and so stays in the list. */
const isUnsent = (row: InvitationOutcomes['rows'][number] | undefined): boolean =>
  row?.outcome === 'wrong' || row?.outcome === 'later'

/** The result of the dry run, which a screen reader would not read in the table beside the field; and what will be sent. */
function triedText(t: TFunction, tried: InvitationOutcomes | undefined): string {
  const foot = t('users.inviteMany.foot')
  if (!tried?.rows.length) return foot
  const ready = tried.rows.filter(({ outcome }) => outcome === 'ready').length
  return `${t('users.inviteMany.tried', { ready, count: tried.rows.length })} ${foot}`
}

function doneText(t: TFunction, { rows }: InvitationOutcomes): string {
  const count = rows.filter(({ outcome }) => outcome === 'invited').length
  const others = rows.length - count
  const left = rows.filter(isUnsent).length
  if (left > 0) return `${t('users.inviteMany.done', { count })} ${t('users.inviteMany.left', { count: left })}`
  return others > 0 ? t('users.inviteMany.doneBut', { count, others }) : t('users.inviteMany.done', { count })
}

/** The pasted list, the server's dry run, and the result. */
function useInvitations() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [role, setRole] = useState<Role>('DPT_USER')
  const [groups, setGroups] = useState<string[]>([])
  const [settled] = useDebouncedValue(text, TYPING_MS)
  const roleOf = useRoleNames()
  const people = useMemo(() => readPeople(settled).map((person) => roleOf(person)), [settled, roleOf])
  const body = { people: people.slice(0, MAX_INVITED), role, userGroups: groups }
  const preview = useQuery({
    queryKey: ['inviteMany', body],
    queryFn: () => call(users.inviteMany, { body: { ...body, dryRun: true } }),
    enabled: people.length > 0,
    staleTime: 0,
  })
  const invite = useMutation({
    mutationFn: () => call(users.inviteMany, { body: { ...body, dryRun: false } }),
    onSuccess: ({ rows }) => {
      const unsent = linesOf(settled).filter((_, at) => isUnsent(rows[at]))
      if (unsent.length > 0) setText(unsent.join('\n'))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ADMINISTRATION }),
  })
  const error = invite.error ?? preview.error
  const failure = error ? t('users.inviteMany.failed', { reason: errorText(error) }) : undefined
  const isSettled = text === settled
  const isDone = invite.isSuccess && !invite.data.rows.some(isUnsent)
  return { text, setText, role, setRole, groups, setGroups, people, isSettled, isDone, preview, invite, failure }
}

/** A role may be written as its name in the reader's language or as its constant. */
function useRoleNames() {
  const { t } = useTranslation()
  return useMemo(() => {
    const byName = new Map(ROLES.map((role) => [t(`administration.roles.${role}`).toLowerCase(), role]))
    return ({ role, ...person }: PastedPerson): PastedPerson => ({
      ...person,
      role: byName.get(role.toLowerCase()) ?? role.toUpperCase().replaceAll(/[\s-]+/g, '_'),
    })
  }, [t])
}
