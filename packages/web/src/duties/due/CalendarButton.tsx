import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { usePreferences } from '../../shared/preferences/usePreferences.ts'
import classes from './due.module.css'
import { dueQueries, useEndCalendar, useMakeCalendar } from './due.queries.ts'

/** Opens the calendar address and the mails about what is due. */
export function CalendarButton() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button px="xs" variant="subtle" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('assessments.due.calendar.open')}
      </Button>
      {opened && (
        <Dialog title={t('assessments.due.calendar.title')} onClose={() => setOpened(false)}>
          <Stack gap="md">
            <CalendarAddress />
            <DutyMails />
          </Stack>
        </Dialog>
      )}
    </>
  )
}

const SCOPES = ['mine', 'all'] as const
const REMIND_DAYS = [14, 7, 2, 1]

/** The address is shown once, when it is made. */
function CalendarAddress() {
  const { t } = useTranslation()
  const make = useMakeCalendar()
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('mine')
  const [remindDays, setRemindDays] = useState<readonly number[]>([14, 2])
  return (
    <>
      <Text>{t('assessments.due.calendar.lead')}</Text>
      <NativeSelect
        size="md"
        label={t('assessments.due.calendar.scope')}
        value={scope}
        data={SCOPES.map((value) => ({ value, label: t(`assessments.due.calendar.scopes.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setScope(value === 'all' ? 'all' : 'mine')}
      />
      <RemindDays chosen={remindDays} onChoose={setRemindDays} />
      <PresentCalendar make={make} wanted={{ scope, remindDays: [...remindDays] }} />
      {make.data && <NewAddress address={make.data.address} />}
    </>
  )
}

type RemindProps = { chosen: readonly number[]; onChoose: (days: readonly number[]) => void }

/** How many days before a duty is due the calendar reminds of it. */
function RemindDays({ chosen, onChoose }: RemindProps) {
  const { t } = useTranslation()
  const toggle = (days: number) =>
    onChoose(chosen.includes(days) ? chosen.filter((one) => one !== days) : [...chosen, days])
  return (
    <Checkbox.Group label={t('assessments.due.calendar.remind')} value={chosen.map(String)}>
      <Group gap="md">
        {REMIND_DAYS.map((days) => (
          <Checkbox
            key={days}
            value={String(days)}
            label={t('assessments.due.calendar.remindDays', { count: days })}
            onChange={() => toggle(days)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

type MakeCalendar = ReturnType<typeof useMakeCalendar>
type PresentProps = { make: MakeCalendar; wanted: Parameters<MakeCalendar['mutate']>[0] }

/** The calendar that there is, and the buttons that make a new one and end it. */
function PresentCalendar({ make, wanted }: PresentProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const end = useEndCalendar()
  const onError = (error: unknown) => notify.error(errorText(error))
  return (
    <Loaded query={useQuery(dueQueries.calendar)} lines={2}>
      {({ calendar }) => (
        <>
          {calendar && (
            <Text size="sm">
              {t('assessments.due.calendar.made', { at: formatInstant(calendar.createdAt) })}{' '}
              {calendar.readAt
                ? t('assessments.due.calendar.read', { at: formatInstant(calendar.readAt) })
                : t('assessments.due.calendar.neverRead')}{' '}
              {t('assessments.due.calendar.newEnds')}
            </Text>
          )}
          <Group>
            <Button loading={make.isPending} onClick={() => make.mutate(wanted, { onError })}>
              {t(calendar ? 'assessments.due.calendar.makeNew' : 'assessments.due.calendar.make')}
            </Button>
            {calendar && (
              <Button variant="default" loading={end.isPending} onClick={() => end.mutate(undefined, { onError })}>
                {t('assessments.due.calendar.end')}
              </Button>
            )}
          </Group>
        </>
      )}
    </Loaded>
  )
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(t('assessments.due.calendar.copied')),
      () => notify.error(t('assessments.due.calendar.copyFailed')),
    )
  return (
    <div className={classes.address}>
      <TextInput
        readOnly
        label={t('assessments.due.calendar.address')}
        description={t('assessments.due.calendar.secret')}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" onClick={copy}>
        {t('assessments.due.calendar.copy')}
      </Button>
    </div>
  )
}

const MAILS = { dutyReminders: 'reminders', dutyWeekly: 'weekly' } as const

/** Which mails come; each choice is saved at once. */
function DutyMails() {
  const { t } = useTranslation()
  const { preferences, choose } = usePreferences()
  return (
    <Checkbox.Group
      label={t('assessments.due.mails.title')}
      value={(Object.keys(MAILS) as (keyof typeof MAILS)[]).filter((name) => preferences[name])}
    >
      <Stack gap="xs" mt="xs">
        {(Object.keys(MAILS) as (keyof typeof MAILS)[]).map((name) => (
          <Checkbox
            key={name}
            value={name}
            label={t(`assessments.due.mails.${MAILS[name]}`)}
            onChange={({ currentTarget: { checked } }) =>
              choose({ [name]: checked }, { onSuccess: () => notify.success(t('assessments.due.mails.saved')) })
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
