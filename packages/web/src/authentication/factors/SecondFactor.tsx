import '@mantine/core/styles/Code.layer.css'
import { Alert, Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Factors } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import {
  factorsQuery,
  useAddCodeApp,
  useConfirmCodeApp,
  useRemoveCodeApp,
  useRenewRecoveryCodes,
} from './factors.queries.ts'
import { KeyPicture } from './KeyPicture.tsx'

/** The code app that is asked for after the password, and its recovery codes. */
export function SecondFactor() {
  const factors = useQuery(factorsQuery)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Stack gap="lg">
      {codes && <RecoveryCodes codes={codes} />}
      <Loaded query={factors}>
        {(present) =>
          present.codeAppSince === null ? (
            <NewCodeApp onAdded={setCodes} />
          ) : (
            <CodeApp factors={present} since={present.codeAppSince} onRenewed={setCodes} />
          )
        }
      </Loaded>
    </Stack>
  )
}

type ShowCodes = (codes: readonly string[] | undefined) => void

function NewCodeApp({ onAdded }: { onAdded: ShowCodes }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const add = useAddCodeApp()
  if (add.data) return <ConfirmCodeApp secret={add.data.secret} uri={add.data.uri} onAdded={onAdded} />
  const begin = () => add.mutate(undefined, { onError: (error) => notify.error(errorText(error)) })
  return (
    <Group justify="space-between">
      <Text>{t('settings.factor.none')}</Text>
      <Button variant="default" loading={add.isPending} onClick={begin}>
        {t('settings.factor.add')}
      </Button>
    </Group>
  )
}

type ConfirmProps = { secret: string; uri: string; onAdded: ShowCodes }

function ConfirmCodeApp({ secret, uri, onAdded }: ConfirmProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const confirm = useConfirmCodeApp()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
  }
  const { error } = confirm
  const refused = error instanceof ApiError ? error.fields[0]?.message : undefined
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{t('settings.factor.scan')}</Text>
        <KeyPicture text={uri} />
        <Code>{t('settings.factor.key', { secret })}</Code>
        <TextInput
          label={t('settings.factor.code')}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={confirm.isError ? (refused ?? errorText(error)) : undefined}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={confirm.isPending}>
            {t('settings.factor.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type CodeAppProps = { factors: Factors; since: string; onRenewed: ShowCodes }

function CodeApp({ factors, since, onRenewed }: CodeAppProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [remove, renew] = [useRemoveCodeApp(), useRenewRecoveryCodes()]
  const onError = (error: unknown) => notify.error(errorText(error))
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text>{t('settings.factor.since', { day: formatDay(since.slice(0, 10)) })}</Text>
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: () => onRenewed(undefined), onError })}
        >
          {t('settings.factor.remove')}
        </Button>
      </Group>
      <Group justify="space-between">
        <Text>{t('settings.factor.left', { count: factors.recoveryCodesLeft })}</Text>
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() =>
            renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes), onError })
          }
        >
          {t('settings.factor.renew')}
        </Button>
      </Group>
    </Stack>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <Alert color="petrol" title={t('settings.factor.codes')}>
      <Text mb="sm">{t('settings.factor.keep')}</Text>
      <Code block>{codes.join('\n')}</Code>
    </Alert>
  )
}
