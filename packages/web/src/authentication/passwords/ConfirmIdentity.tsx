import { Anchor, Button, Stack, Text } from '@mantine/core'
import { singleSignOn } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, call } from '../../api/call.ts'
import { askForPasswordBy, onConfirmedElsewhere } from '../../api/confirmation.ts'
import { getSession } from '../../api/session.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { PasswordField, UsernameForManagers } from '../../shared/forms/PasswordField.tsx'
import { useConfirmIdentity } from '../authentication.queries.ts'
import { passkeysQuery } from '../factors/factors.queries.ts'
import { isCancelled, knowsPasskeys } from '../passkeys/browserPasskeys.ts'

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
  return <ConfirmDialog onAnswer={close} />
}

function ConfirmDialog({ onAnswer }: { onAnswer: Answer }) {
  const errorText = useErrorText()
  const elsewhere = useQuery({
    queryKey: ['confirmElsewhere'],
    queryFn: () => call(singleSignOn.beginConfirmation, {}),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (elsewhere.isPending) return null
  const { url = null, message = '' } = elsewhere.data ?? {}
  if (url !== null) return <ElsewhereDialog url={url} text={message} onAnswer={onAnswer} />
  return <PasswordDialog failure={elsewhere.error ? errorText(elsewhere.error) : undefined} onAnswer={onAnswer} />
}

/** For people without a password: their provider's page opens in a tab of its own, so that nothing of this one is lost. */
function ElsewhereDialog({ url, text, onAnswer }: { url: string; text: string; onAnswer: Answer }) {
  const { t } = useTranslation()
  useEffect(() => onConfirmedElsewhere(() => onAnswer(true)), [onAnswer])
  return (
    <Dialog title={t('authentication.confirm.title')} onClose={() => onAnswer(false)}>
      <Stack gap="md">
        <Text>{text}</Text>
        <Button component="a" href={url} target="_blank" rel="noopener" size="md" data-autofocus>
          {t('authentication.elsewhere')}
        </Button>
      </Stack>
    </Dialog>
  )
}

function PasswordDialog({ failure, onAnswer }: { failure: string | undefined; onAnswer: Answer }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const confirm = useConfirmIdentity()
  const [password, setPassword] = useState('')
  const passkeys = useQuery({ ...passkeysQuery, enabled: knowsPasskeys() })
  const byPasskey = () => confirm.mutate('passkey', { onSuccess: () => onAnswer(true) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals to the form that opened this dialog, which must not submit too.
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
      failure={failure}
    >
      <Text>{t('authentication.confirm.text')}</Text>
      <UsernameForManagers email={getSession().user?.email ?? ''} />
      <PasswordField
        label={t('authentication.password')}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={
          confirm.isError && !isCancelled(confirm.error)
            ? (fieldText(confirm.error) ?? errorText(confirm.error))
            : undefined
        }
        autoComplete="current-password"
        data-autofocus
      />
      {passkeys.data?.count ? (
        <Anchor component="button" type="button" ta="left" onClick={byPasskey}>
          {t('authentication.confirm.passkey')}
        </Anchor>
      ) : null}
    </FormDialog>
  )
}
