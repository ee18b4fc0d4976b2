import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { LAW_STATUSES, versions } from '@portal/contract'
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

const EMPTY = { iso3: '', continent: '', source: '' }

/** The country and the state of its law: where it was searched and when is what the first rows rest on. */
export function BeginStep({ id }: { id: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const workspace = useQuery(legalContentQueries.workspace)
  const [texts, setTexts] = useState(EMPTY)
  const [lawStatus, setStatus] = useState<(typeof LAW_STATUSES)[number]>('unknown')
  const [searchedOn, setDay] = useState(today)
  const begin = useMutation({
    mutationFn: () => call(versions.beginAnew, { params: { id }, body: { ...texts, lawStatus, searchedOn } }),
    onSuccess: ({ version }) => navigate(paths.legalBegin(id, version.version)),
  })
  const isBad = !isRealDay(searchedOn)
  const isWhole = /^[A-Z]{3}$/.test(texts.iso3) && texts.continent.trim().length > 1 && texts.source.trim().length > 2
  const set = (part: Partial<typeof EMPTY>) => setTexts({ ...texts, ...part })
  const country = workspace.data?.countries.find(({ countryId }) => countryId === id)?.name ?? id
  return (
    <>
      <PageTitle title={t('fromNothing.title', { country })} lead={t('fromNothing.lead')} />
      <StepList step={1} />
      <Stack gap="md" maw="40rem">
        <CountryFields iso3={texts.iso3} continent={texts.continent} set={set} />
        <NativeSelect
          label={t('informationHub.differences.fields.lawStatus')}
          size="md"
          value={lawStatus}
          onChange={({ currentTarget: { value } }) => setStatus(LAW_STATUSES.find((one) => one === value) ?? 'unknown')}
          data={LAW_STATUSES.map((value) => ({ value, label: t(`informationHub.lawStatus.${value}`) }))}
        />
        <Text label={t('fromNothing.source')} max={500} value={texts.source} onText={(source) => set({ source })} />
        <DayField
          label={t('fromNothing.searchedOn')}
          size="md"
          value={searchedOn}
          isBad={isBad}
          error={isBad ? t('fromNothing.notDay') : undefined}
          onChange={setDay}
        />
        <p>{t('fromNothing.begins')}</p>
        <FormFailure message={begin.error ? errorText(begin.error) : undefined} />
        <div>
          <Button size="md" disabled={!isWhole || isBad} loading={begin.isPending} onClick={() => begin.mutate()}>
            {t('fromNothing.begin')}
          </Button>
        </div>
      </Stack>
    </>
  )
}

type CountryProps = Pick<typeof EMPTY, 'iso3' | 'continent'> & { set: (part: Partial<typeof EMPTY>) => void }

function CountryFields({ iso3, continent, set }: CountryProps) {
  const { t } = useTranslation()
  const code = (text: string) => set({ iso3: text.toUpperCase() })
  return (
    <>
      <Text label={t('informationHub.differences.fields.iso3')} max={3} value={iso3} onText={code} />
      <Text
        label={t('informationHub.differences.fields.continent')}
        max={60}
        value={continent}
        onText={(text) => set({ continent: text })}
      />
    </>
  )
}

type TextProps = { label: string; max: number; value: string; onText: (text: string) => void }

const Text = ({ label, max, value, onText }: TextProps) => (
  <TextInput
    label={label}
    size="md"
    maxLength={max}
    value={value}
    onChange={({ currentTarget }) => onText(currentTarget.value)}
  />
)
