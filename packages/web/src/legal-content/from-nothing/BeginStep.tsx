import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type CallInput, LAW_STATUSES, versions } from '@portal/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { DayField } from '../../shared/dates/DayField.tsx'
import { isRealDay, today } from '../../shared/dates/dates.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { legalContentQueries } from '../core/legalContent.queries.ts'
import { StepList } from './StepList.tsx'

/** The country and the state of its law: where it was searched and when is what the first rows rest on. */
export function BeginStep({ id }: { id: string }) {
  const { t } = useTranslation()
  const workspace = useQuery(legalContentQueries.workspace)
  const country = workspace.data?.countries.find(({ countryId }) => countryId === id)?.name ?? id
  return (
    <>
      <PageTitle title={t('fromNothing.title', { country })} lead={t('fromNothing.lead')} />
      <StepList step={1} />
      <BeginForm id={id} />
    </>
  )
}

function BeginForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const [source, setSource] = useState('')
  const [lawStatus, setStatus] = useState<(typeof LAW_STATUSES)[number]>('unknown')
  const [searchedOn, setDay] = useState(today)
  const begin = useBegin(id)
  const isBad = !isRealDay(searchedOn)
  return (
    <Stack gap="md" maw="40rem">
      <NativeSelect
        label={t('informationHub.differences.fields.lawStatus')}
        size="md"
        value={lawStatus}
        onChange={({ currentTarget: { value } }) => setStatus(LAW_STATUSES.find((one) => one === value) ?? 'unknown')}
        data={LAW_STATUSES.map((value) => ({ value, label: t(`informationHub.lawStatus.${value}`) }))}
      />
      <TextInput
        label={t('fromNothing.source')}
        size="md"
        maxLength={500}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <DayField
        label={t('fromNothing.searchedOn')}
        size="md"
        value={searchedOn}
        isBad={isBad}
        error={isBad ? t('fromNothing.notDay') : undefined}
        onChange={setDay}
      />
      <p>{t('fromNothing.begins')}</p>
      <FormFailure message={begin.failure} />
      <div>
        <Button
          size="md"
          disabled={source.trim().length < 3 || isBad}
          loading={begin.isPending}
          onClick={() => begin.mutate({ source, lawStatus, searchedOn })}
        >
          {t('fromNothing.begin')}
        </Button>
      </div>
    </Stack>
  )
}

/** Begins the draft and goes on to its second step. */
function useBegin(id: string) {
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { error, ...begin } = useMutation({
    mutationFn: (body: CallInput<typeof versions.beginAnew>['body']) =>
      call(versions.beginAnew, { params: { id }, body }),
    onSuccess: ({ version }) => navigate(paths.legalBegin(id, version.version)),
  })
  return { ...begin, failure: error ? errorText(error) : undefined }
}
