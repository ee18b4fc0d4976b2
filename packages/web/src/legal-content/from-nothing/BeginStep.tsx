import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { type CallInput, type CountryOfWorkspace, versions } from '@portal/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { DayField } from '../../shared/dates/DayField.tsx'
import { formatInstant, isRealDay, today } from '../../shared/dates/dates.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { legalContentQueries } from '../core/legalContent.queries.ts'
import { type LawStatus, LawStatusField } from './LawStatusField.tsx'
import { StepList } from './StepList.tsx'

/** The country and the state of its law: where it was searched and when is what the first rows rest on. */
export function BeginStep({ id }: { id: string }) {
  const { t } = useTranslation()
  const workspace = useQuery(legalContentQueries.workspace)
  const country = workspace.data?.countries.find(({ countryId }) => countryId === id)
  return (
    <>
      <PageTitle title={t('fromNothing.title', { country: country?.name ?? id })} lead={t('fromNothing.lead')} />
      <StepList step={1} />
      <Begun id={id} drafts={country?.drafts ?? []} />
      <BeginForm id={id} />
    </>
  )
}

type BegunProps = { readonly id: string; readonly drafts: CountryOfWorkspace['drafts'] }

/** Drafts that there are already: nobody begins a second one without knowing of the first. */
function Begun({ id, drafts }: BegunProps) {
  const { t } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <Alert color="petrol" mb="lg">
      {drafts.map(({ version, editor, editedAt }) => (
        <p key={version}>
          {t('fromNothing.begun', {
            version,
            editor: editor ?? t('legalContent.conflict.somebody'),
            at: formatInstant(editedAt),
          })}{' '}
          <Anchor component={Link} to={paths.legalBegin(id, version)} underline="always">
            {t('fromNothing.goOn', { version })}
          </Anchor>
        </p>
      ))}
    </Alert>
  )
}

function BeginForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const [source, setSource] = useState('')
  const [lawStatus, setStatus] = useState<LawStatus>('unknown')
  const [searchedOn, setDay] = useState(today)
  const begin = useBegin(id)
  const dayFault = isRealDay(searchedOn) ? (searchedOn > today() ? 'notYet' : undefined) : 'notDay'
  return (
    <Stack gap="md" maw="40rem">
      <LawStatusField value={lawStatus} onChange={setStatus} />
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
        isBad={dayFault !== undefined}
        error={dayFault && t(`fromNothing.${dayFault}`)}
        onChange={setDay}
      />
      <p>{t('fromNothing.begins')}</p>
      <FormFailure message={begin.failure} />
      <div>
        <Button
          size="md"
          disabled={source.trim().length < 3 || dayFault !== undefined}
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
