import { zodResolver } from '@hookform/resolvers/zod'
import { Account, AccountInput } from '@portal/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { changesOf } from '../shared/administration/changesOf.ts'
import { staleState } from '../shared/administration/staleState.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { showErrors } from '../shared/forms/showErrors.ts'
import { useCreateAccount, useUpdateAccount } from './accounts.queries.ts'

type Values = z.output<typeof AccountInput>

/** The form of a new account (null) or of changes to one; sends only what was changed, on the version it was changed on. */
export function useAccountForm(account: Account | null, onDone: () => void) {
  const errorText = useErrorText()
  const create = useCreateAccount()
  const update = useUpdateAccount()
  const conflictRows = useConflictRows()
  const [base, setBase] = useState(account)
  const [theirs, setTheirs] = useState<Account | null>(null)
  const form = useForm({ resolver: zodResolver(AccountInput), defaultValues: valuesOf(account) })

  const refuse = (error: unknown) => {
    const current = staleState(error, Account)
    setTheirs(current)
    if (!current) showErrors(form, errorText)(error)
  }
  const send = (values: Values, { accountId, version }: Account) => {
    const changes = changesOf(valuesOf(base), values)
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

/** What was typed beside what somebody else saved meanwhile, in words. */
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
