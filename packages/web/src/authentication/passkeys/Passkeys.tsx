import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Passkey } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { browserOf } from '../browserOf.ts'
import classes from '../EntryList.module.css'
import { passkeysQuery } from '../factors/factors.queries.ts'
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx'
import { isCancelled, knowsPasskeys } from './browserPasskeys.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts'

type OpenDialog = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The user's passkeys: named, with their last use, to be renamed and removed. */
export function Passkeys() {
  const { t } = useTranslation()
  const passkeys = useQuery(passkeysQuery)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setDialog(undefined)
  return (
    <Stack gap="md">
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <Loaded query={passkeys}>
        {({ rows }) => (
          <ul className={classes.list} aria-label={t('settings.passkeys.title')}>
            {rows.length === 0 && <li className={classes.entry}>{t('settings.passkeys.none')}</li>}
            {rows.map((passkey) => (
              <Row key={passkey.passkeyId} passkey={passkey} onOpen={setDialog} />
            ))}
          </ul>
        )}
      </Loaded>
      {knowsPasskeys() ? (
        <Group>
          <Button variant="default" onClick={() => setDialog({ kind: 'add' })}>
            {t('settings.passkeys.add')}
          </Button>
        </Group>
      ) : (
        <Text c="dimmed">{t('settings.passkeys.unknown')}</Text>
      )}
      {dialog?.kind === 'add' && <AddDialog onAdded={setCodes} onClose={close} />}
      {dialog?.kind === 'rename' && <RenameDialog passkey={dialog.passkey} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveDialog passkey={dialog.passkey} onClose={close} />}
    </Stack>
  )
}

function Row({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation()
  const { name, createdAt, usedAt } = passkey
  return (
    <li className={classes.entry}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('settings.passkeys.added')} <RelativeTime instant={createdAt} />
          {' · '}
          {usedAt ? (
            <>
              {t('settings.passkeys.used')} <RelativeTime instant={usedAt} />
            </>
          ) : (
            t('settings.passkeys.neverUsed')
          )}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          aria-label={t('settings.passkeys.renameOf', { name })}
          onClick={() => onOpen({ kind: 'rename', passkey })}
        >
          {t('settings.passkeys.rename')}
        </Button>
        <Button
          variant="default"
          aria-label={t('settings.passkeys.removeOf', { name })}
          onClick={() => onOpen({ kind: 'remove', passkey })}
        >
          {t('settings.passkeys.remove')}
        </Button>
      </Group>
    </li>
  )
}

type AddProps = { onAdded: (codes: readonly string[]) => void; onClose: () => void }

function AddDialog({ onAdded, onClose }: AddProps) {
  const { t } = useTranslation()
  const known = browserOf(navigator.userAgent)
  const add = useAddPasskey()
  const done = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    onAdded(recoveryCodes)
    onClose()
  }
  return (
    <NameDialog
      title={t('settings.passkeys.add')}
      text={t('settings.passkeys.addText')}
      initialName={known ? t('settings.sessions.browserOn', known) : ''}
      change={add}
      onSave={(name) => add.mutate(name, { onSuccess: done })}
      onClose={onClose}
    />
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const rename = useRenamePasskey()
  return (
    <NameDialog
      title={t('settings.passkeys.renameOf', { name: passkey.name })}
      initialName={passkey.name}
      change={rename}
      onSave={(name) => rename.mutate({ id: passkey.passkeyId, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

type NameProps = {
  title: string
  text?: string
  initialName: string
  change: { isPending: boolean; error: unknown }
  onSave: (name: string) => void
  onClose: () => void
}

function NameDialog({ title, text, initialName, change, onSave, onClose }: NameProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [name, setName] = useState(initialName)
  const failure = change.error && !isCancelled(change.error) ? errorText(change.error) : undefined
  return (
    <FormDialog
      title={title}
      action={t('administration.save')}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onSave(name.trim())
      }}
      onClose={onClose}
      dirty={false}
      pending={change.isPending}
      failure={failure}
    >
      {text && <Text>{text}</Text>}
      <TextInput
        label={t('settings.passkeys.name')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={100}
        data-autofocus
      />
    </FormDialog>
  )
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useRemovePasskey()
  return (
    <ConfirmDialog
      title={t('settings.passkeys.removeOf', { name: passkey.name })}
      action={t('settings.passkeys.remove')}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate(passkey.passkeyId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('settings.passkeys.removeText')}</Text>
    </ConfirmDialog>
  )
}
