import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { ERASURE_DAYS, personalData, type Retention } from '@portal/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../api/download.ts'
import { formatDayOf } from '../shared/dates/dates.ts'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FailureText } from './failures.tsx'
import { erasureQuery, retentionQuery, useAskErasure, useCancelErasure, useSetRetention } from './programs.queries.ts'

/** Saves everything that is stored about the signed-in person. */
export function ExportButton() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: () => download(personalData.export, { signal: new AbortController().signal, onBytes: () => undefined }),
    onSuccess: (file) => saveFile('my-data.json', file),
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <Group>
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
        {t('programs.data.export')}
      </Button>
    </Group>
  )
}

/** Requests the erasure of one's own data, or cancels the request. */
export function ErasureChoice() {
  const erasure = useQuery(erasureQuery)
  return (
    <Loaded query={erasure}>
      {({ erasureAt }) => (erasureAt === null ? <AskErasure /> : <CancelErasure at={erasureAt} />)}
    </Loaded>
  )
}

function AskErasure() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const ask = useAskErasure()
  return (
    <Group>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('programs.erasure.ask')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('programs.erasure.title')}
          action={t('programs.erasure.ask')}
          pending={ask.isPending}
          failure={ask.isError ? errorText(ask.error) : undefined}
          onConfirm={() => ask.mutate({}, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          <Text>{t('programs.erasure.confirm', { count: ERASURE_DAYS })}</Text>
        </ConfirmDialog>
      )}
    </Group>
  )
}

function CancelErasure({ at }: { at: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const cancel = useCancelErasure()
  return (
    <Group justify="space-between">
      <Text>{t('programs.erasure.due', { day: formatDayOf(at) })}</Text>
      <Button
        loading={cancel.isPending}
        onClick={() => cancel.mutate({}, { onError: (error) => notify.error(errorText(error)) })}
      >
        {t('programs.erasure.cancel')}
      </Button>
    </Group>
  )
}

const MONTHS = [6, 12, 24, 36, 60, 120] as const

/** The retention periods of the account, in months, for data that is no legal record; each choice is saved at once. */
export function RetentionChoice() {
  const retention = useQuery(retentionQuery)
  return <Loaded query={retention}>{(present) => <Choices present={present} />}</Loaded>
}

function Choices({ present }: { present: Retention }) {
  const { t } = useTranslation()
  const save = useSetRetention()
  const shown = save.isPending ? save.variables.body : present
  return (
    <Stack gap="md">
      {(['draftMonths', 'deactivatedMonths'] as const).map((field) => (
        <NativeSelect
          key={field}
          size="md"
          label={t(`programs.retention.${field}`)}
          disabled={save.isPending}
          data={[
            { value: '', label: t('programs.retention.never') },
            ...monthsWith(shown[field]).map((count) => ({
              value: String(count),
              label: t('programs.retention.months', { count }),
            })),
          ]}
          value={String(shown[field] ?? '')}
          onChange={({ currentTarget: { value } }) =>
            save.mutate({ body: { ...present, [field]: value === '' ? null : Number(value) } })
          }
        />
      ))}
      <FailureText error={save.error} />
    </Stack>
  )
}

/** The periods to choose from, with the present one if it is not among them. */
const monthsWith = (present: number | null): number[] =>
  [...new Set([...MONTHS, ...(present === null ? [] : [present])])].toSorted((a, b) => a - b)
