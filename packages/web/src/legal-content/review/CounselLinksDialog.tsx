import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { COUNSEL_DAYS, type CounselLink, counsel } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { DayField } from '../../shared/dates/DayField.tsx'
import { addDays, formatDay, formatInstant, isRealDay, today } from '../../shared/dates/dates.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import type { DraftRef } from '../core/legalContent.queries.ts'

type Props = { readonly reference: DraftRef; readonly onClose: () => void }

const keyOf = ({ id, version }: DraftRef) => ['legal-content', 'counsel', id, version]

/** The links by which outside counsel reads a draft: made, copied once, and withdrawn. */
export function CounselLinksDialog({ reference, onClose }: Props) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: keyOf(reference),
    queryFn: () => call(counsel.links, { params: reference }),
    staleTime: 0,
  })
  return (
    <Dialog title={t('counsel.links')} onClose={onClose}>
      <Stack gap="lg">
        <Text>{t('counsel.why')}</Text>
        <NewLink reference={reference} />
        <Loaded query={query} lines={2}>
          {({ rows }) => <Links links={rows} reference={reference} />}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

const inAWeek = () => addDays(today(), 7)

function NewLink({ reference }: Pick<Props, 'reference'>) {
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [lastDay, setLastDay] = useState(inAWeek)
  const make = useMutation({
    mutationFn: () => call(counsel.invite, { params: reference, body: { counsel: name, lastDay } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(reference) }),
  })
  const isBad = !isRealDay(lastDay)
  return (
    <Stack gap="sm">
      <TextInput
        label={t('counsel.for')}
        maxLength={120}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DayField
        label={t('counsel.lastDay', { days: COUNSEL_DAYS })}
        size="md"
        value={lastDay}
        isBad={isBad}
        error={isBad ? t('counsel.notDay') : undefined}
        onChange={setLastDay}
      />
      <FormFailure message={make.error ? errorText(make.error) : undefined} />
      <Group justify="flex-end">
        <Button
          size="md"
          disabled={name.trim().length < 2 || isBad}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {t('counsel.make')}
        </Button>
      </Group>
      {make.data && <NewAddress address={`${window.location.origin}${paths.counsel}#${make.data.token}`} />}
    </Stack>
  )
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(t('counsel.copied')),
      () => notify.error(t('counsel.copyFailed')),
    )
  return (
    <Group align="flex-end">
      <TextInput
        readOnly
        label={t('counsel.address')}
        description={t('counsel.once')}
        value={address}
        flex={1}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" onClick={copy}>
        {t('counsel.copy')}
      </Button>
    </Group>
  )
}

function Links({ links, reference }: { links: readonly CounselLink[]; reference: DraftRef }) {
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: (linkId: string) => call(counsel.withdraw, { params: { ...reference, linkId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(reference) }),
    onError: (error) => notify.error(errorText(error)),
  })
  if (links.length === 0) return <Text>{t('counsel.none')}</Text>
  return (
    <Stack gap="xs" component="ul" p={0} m={0}>
      {links.map((link) => (
        <Group key={link.linkId} component="li" justify="space-between" wrap="nowrap">
          <Text style={{ overflowWrap: 'anywhere' }}>
            <strong>{link.counsel}</strong> · {stateOf(t, link)} ·{' '}
            {link.lastUsedAt ? t('counsel.read', { at: formatInstant(link.lastUsedAt) }) : t('counsel.notRead')}
          </Text>
          {link.isOpen && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('counsel.withdrawOf', { name: link.counsel })}
              loading={withdraw.isPending && withdraw.variables === link.linkId}
              onClick={() => withdraw.mutate(link.linkId)}
            >
              {t('counsel.withdraw')}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  )
}

function stateOf(t: TFunction, { lastDay, withdrawnAt, isOpen }: CounselLink): string {
  if (withdrawnAt) return t('counsel.withdrawn', { at: formatInstant(withdrawnAt) })
  return t(isOpen ? 'counsel.until' : 'counsel.ended', { day: formatDay(lastDay) })
}
