import { Text } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { askForPasswordBy } from '../../api/confirmation.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { PasswordField } from '../../shared/forms/PasswordField.tsx'
import { useConfirmIdentity } from '../authentication.queries.ts'

type Answer = (given: boolean) => void

const fieldText = (error: unknown) => (error instanceof ApiError ? error.fields[0]?.message : undefined)

/** Asks for the password whenever a change needs it; the change goes on once it was right. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<{ answer: Answer }>()
  useEffect(() => {
    askForPasswordBy(() => new Promise((resolve) => setAnswer({ answer: resolve })))
    return () => askForPasswordBy(async () => false)
  }, [])
  if (!answer) return null
  const close: Answer = (given) => {
    setAnswer(undefined)
    answer.answer(given)
  }
  return <PasswordDialog onAnswer={close} />
}

function PasswordDialog({ onAnswer }: { onAnswer: Answer }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const confirm = useConfirmIdentity()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of whoever asked must not take it for its own.
    event.stopPropagation()
    confirm.mutate({ password }, { onSuccess: () => onAnswer(true) })
  }
  return (
    <FormDialog
      title={t('authentication.confirm.title')}
      action={t('authentication.confirm.submit')}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
      dirty={false}
      pending={confirm.isPending}
      failure={undefined}
    >
      <Text>{t('authentication.confirm.text')}</Text>
      <PasswordField
        label={t('authentication.password')}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={confirm.isError ? (fieldText(confirm.error) ?? errorText(confirm.error)) : undefined}
        autoComplete="current-password"
        data-autofocus
      />
    </FormDialog>
  )
}
