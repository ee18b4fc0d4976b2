import '@mantine/core/styles/Code.layer.css'
import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { ApiError } from '../../api/call.ts'
import { formatDayOf } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import classes from '../EntryList.module.css'
import {
  factorsQuery,
  passkeysQuery,
  useAddCodeApp,
  useConfirmCodeApp,
  useRemoveCodeApp,
  useRenewRecoveryCodes,
} from './factors.queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The code app that is asked for after the password, and its recovery codes. */
export function SecondFactor() {
  const { t } = useTranslation()
  const factors = useQuery(factorsQuery)
  const hasPasskeys = (useQuery(passkeysQuery).data?.count ?? 0) > 0
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Stack gap="lg">
      {codes && <RecoveryCodes codes={codes} />}
      <Loaded query={factors}>
        {({ codeAppSince, recoveryCodesLeft }) => (
          <>
            {codeAppSince === null && <NewCodeApp onAdded={setCodes} />}
            <ul className={classes.list} aria-label={t('settings.factor.title')}>
              {codeAppSince !== null && <CodeApp since={codeAppSince} />}
              {(codeAppSince !== null || hasPasskeys) && <CodesLeft count={recoveryCodesLeft} onRenewed={setCodes} />}
            </ul>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

type ShowCodes = (codes: readonly string[]) => void

function NewCodeApp({ onAdded }: { onAdded: ShowCodes }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const add = useAddCodeApp()
  if (add.data) return <ConfirmCodeApp secret={add.data.secret} uri={add.data.uri} onAdded={onAdded} />
  const begin = () => add.mutate(undefined, { onError: (error) => notify.error(errorText(error)) })
  return (
    <Stack gap="md" align="flex-start">
      <Text>{t('settings.factor.none')}</Text>
      <Button variant="default" loading={add.isPending} onClick={begin}>
        {t('settings.factor.add')}
      </Button>
    </Stack>
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
        <Group>
          <Button type="submit" loading={confirm.isPending}>
            {t('settings.factor.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function CodeApp({ since }: { since: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useRemoveCodeApp()
  return (
    <li className={classes.entry}>
      <Text>{t('settings.factor.since', { day: formatDayOf(since) })}</Text>
      <Button
        variant="default"
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined, { onError: (error) => notify.error(errorText(error)) })}
      >
        {t('settings.factor.remove')}
      </Button>
    </li>
  )
}

/** How many recovery codes are left; each stands in once for a lost code app or passkey. */
function CodesLeft({ count, onRenewed }: { count: number; onRenewed: ShowCodes }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const renew = useRenewRecoveryCodes()
  return (
    <li className={classes.entry}>
      <Text>{t('settings.factor.left', { count })}</Text>
      <Button
        variant="default"
        loading={renew.isPending}
        onClick={() =>
          renew.mutate(undefined, {
            onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
            onError: (error) => notify.error(errorText(error)),
          })
        }
      >
        {t('settings.factor.renew')}
      </Button>
    </li>
  )
}

const BORDER = 2

/** A QR code, dark on white in both themes: scanners need it so. */
function KeyPicture({ text }: { text: string }) {
  const { t } = useTranslation()
  const { data, size } = encode(text, { border: BORDER })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={200} height={200} role="img" aria-label={t('settings.factor.picture')}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
