import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { ACCOUNT_TYPES, type Account, AccountInput } from '@portal/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { changedFields, staleState } from '../shared/administration/useChange.ts'
import { useNamesake } from '../shared/administration/useNamesake.ts'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { EditConflict } from '../shared/dialog/EditConflict.tsx'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { showErrors } from '../shared/forms/formErrors.tsx'
import { SelectField } from '../shared/forms/SelectField.tsx'
import { TextField } from '../shared/forms/TextField.tsx'
import { zodResolver } from '../shared/forms/zodResolver.ts'
import { accountQueries, useCreateAccount, useDeleteAccount, useUpdateAccount } from './accounts.queries.ts'

export type OpenAccountDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove'; readonly account: Account }

/** The open dialog of the list. */
export function AccountDialogs({ dialog, onClose }: { dialog: OpenAccountDialog; onClose: () => void }) {
  if (dialog.kind === 'create') return <AccountDialog account={null} onClose={onClose} />
  const Content = dialog.kind === 'edit' ? AccountDialog : Remove
  return <Content account={dialog.account} onClose={onClose} />
}

function Remove({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteAccount()
  const name = account.accountName
  return (
    <ConfirmDialog
      title={t('accounts.removeTitle', { name })}
      action={t('accounts.remove')}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate(account.accountId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('accounts.removeText', { name })}</Text>
    </ConfirmDialog>
  )
}

/** Creates an account (null), or changes one. */
function AccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, submit, pending, conflict } = useAccountForm(account, onClose)
  const name = form.watch('accountName')
  const { hasNamesake, isTaken } = useNamesakes(name, account)
  const namesake = useNamesake({ name, isTaken, submit })
  const action = t(account ? 'administration.save' : 'accounts.create')
  return (
    <FormDialog
      title={account ? t('accounts.editTitle', { name: account.accountName }) : t('accounts.create')}
      action={namesake.isAsking ? t('administration.keepName') : action}
      onSubmit={namesake.onSubmit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message ?? (namesake.isAsking ? t('accounts.namesake') : undefined)}
    >
      {conflict && <EditConflict {...conflict} />}
      <TextField
        control={form.control}
        name="accountName"
        label={t('accounts.fields.accountName')}
        description={hasNamesake && !namesake.isAsking ? t('accounts.namesake') : undefined}
        autoComplete="off"
        data-autofocus
      />
      <SelectField
        control={form.control}
        name="accountType"
        label={t('accounts.fields.accountType')}
        data={ACCOUNT_TYPES.map((value) => ({ value, label: t(`accounts.types.${value}`) }))}
      />
    </FormDialog>
  )
}

const TYPING_MS = 250

/** Whether another account is called the same: as a hint while typing, and to be asked before a new name is saved. */
function useNamesakes(name: string, account: Account | null) {
  const queryClient = useQueryClient()
  const [typed] = useDebouncedValue(name.trim(), TYPING_MS)
  const named = (given: string) => accountQueries.list({ filter: { accountName: given } })
  const { data } = useQuery({ ...named(typed), enabled: typed !== '' })
  const isOther = (given: string) => (one: Account) =>
    one.accountId !== account?.accountId && one.accountName.toLowerCase() === given.toLowerCase()
  const isTaken = async (): Promise<boolean> => {
    const given = name.trim()
    if (given === '' || given === account?.accountName) return false
    // If it cannot be read, saving says why.
    const found = await queryClient.fetchQuery(named(given)).catch(() => undefined)
    return found?.rows.some(isOther(given)) ?? false
  }
  return { hasNamesake: data?.rows.some(isOther(typed)) ?? false, isTaken }
}

type Values = z.output<typeof AccountInput>

/** The form of a new (null) or existing account; sends the changed fields only, with the version they are based on. */
function useAccountForm(account: Account | null, onDone: () => void) {
  const errorText = useErrorText()
  const create = useCreateAccount()
  const update = useUpdateAccount()
  const conflictRows = useConflictRows()
  const [base, setBase] = useState(account)
  const [theirs, setTheirs] = useState<Account | null>(null)
  const form = useForm({ resolver: zodResolver(AccountInput), defaultValues: valuesOf(account) })

  const refuse = (error: unknown) => {
    const current = staleState<Account>(error)
    setTheirs(current)
    if (!current) showErrors(form, errorText)(error)
  }
  const send = (values: Values, { accountId, version }: Account) => {
    const changes = changedFields(valuesOf(base), values)
    if (Object.keys(changes).length === 0) return onDone()
    update.mutate({ id: accountId, version, changes }, { onSuccess: onDone, onError: refuse })
  }
  const submit = form.handleSubmit((values) =>
    base ? send(values, base) : create.mutate(values, { onSuccess: onDone, onError: refuse }),
  )
  const conflict = theirs && {
    rows: conflictRows(form.getValues(), valuesOf(theirs)),
    onKeepMine: () => send(AccountInput.parse(form.getValues()), theirs),
    onTakeTheirs: () => {
      form.reset(valuesOf(theirs))
      setBase(theirs)
      setTheirs(null)
    },
  }
  return { form, submit, conflict, pending: create.isPending || update.isPending }
}

const valuesOf = (account: Account | null): Values => ({
  accountName: account?.accountName ?? '',
  accountType: account?.accountType ?? 'COM',
})

/** The rows that compare the unsaved values with those saved by somebody else meanwhile. */
function useConflictRows() {
  const { t } = useTranslation()
  return (mine: Values, theirs: Values) => [
    { label: t('accounts.fields.accountName'), mine: mine.accountName, theirs: theirs.accountName },
    {
      label: t('accounts.fields.accountType'),
      mine: t(`accounts.types.${mine.accountType}`),
      theirs: t(`accounts.types.${theirs.accountType}`),
    },
  ]
}
