import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type NumberReading, numbers, type ServiceRecord } from '@portal/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { type AnswerProps, textOf } from '../AnswerProps.ts'
import classes from './numbers.module.css'

const AFTER_MS = 400

type Kind = NumberReading['kind']

const recordsOf = (q: string, kinds: readonly Kind[]) =>
  queryOptions({
    queryKey: ['materialRecords', q, kinds],
    queryFn: async () => {
      const params = { number: q }
      const found = await Promise.all([
        kinds.includes('collection') && call(numbers.lookUpCollection, { params }),
        kinds.includes('accession') && call(numbers.lookUpAccession, { params }),
      ])
      return found.flatMap((one) => (one ? one.records : []))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const readingsOf = (q: string) =>
  queryOptions({
    queryKey: ['materialNumber', q],
    queryFn: () => call(numbers.readNumber, { query: { q } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Props = Pick<AnswerProps, 'value' | 'onAnswers' | 'readOnly'> & {
  content: Pick<AnswerProps['content'], 'countries'>
  /** The questions that can be answered here, by id; all of them by default. */
  only?: readonly string[]
}

/** What the number on a label may be, and what it proposes. Nothing is answered before it is taken. */
export function NumberReadings({ value, onAnswers, readOnly, content, only }: Props) {
  const { t } = useTranslation()
  const [q] = useDebouncedValue(textOf(value).trim(), AFTER_MS)
  const { data } = useQuery({ ...readingsOf(q), enabled: q !== '' && !readOnly })
  const readings = data?.readings ?? []
  const nameOf = (code: string | null) => content.countries.find(({ iso2 }) => iso2 === code)?.name ?? code ?? ''
  return (
    <div aria-live="polite">
      {q !== '' && readings.length > 0 && (
        <div className={classes.readings}>
          {readings.length > 1 && <p>{t('assessments.numbers.several')}</p>}
          {readings.map((reading) => (
            <div key={`${reading.number} ${reading.source}`}>
              <p>
                <ReadingText reading={reading} nameOf={nameOf} />{' '}
                <a href={reading.source} target="_blank" rel="noreferrer">
                  {t('assessments.numbers.source')}
                </a>
              </p>
              <Proposals proposals={reading.proposals} onAnswers={onAnswers} only={only} />
            </div>
          ))}
          {data?.hasServices && (
            <Records key={q} q={q} kinds={readings.map(({ kind }) => kind)} onAnswers={onAnswers} only={only} />
          )}
        </div>
      )}
    </div>
  )
}

function ReadingText({ reading, nameOf }: { reading: NumberReading; nameOf: (code: string | null) => string }) {
  const { t } = useTranslation()
  const { number } = reading
  if (reading.kind === 'certificate')
    return t('assessments.numbers.certificate', { number, country: nameOf(reading.country) })
  if (reading.kind === 'accession')
    return t('assessments.numbers.accession', {
      number,
      database: t(`assessments.numbers.databases.${reading.accession}`),
    })
  const { name, holder, country } = reading
  const what = { number, name, holder: t(`assessments.numbers.holders.${holder}`) }
  return country === null
    ? t('assessments.numbers.shared', what)
    : t('assessments.numbers.collection', { ...what, country: nameOf(country) })
}

type Taking = Pick<AnswerProps, 'onAnswers'> & Pick<Props, 'only'>

function Proposals({ proposals, onAnswers, only }: Pick<NumberReading, 'proposals'> & Taking) {
  const { t } = useTranslation()
  const offered = proposals.filter(({ answers }) => !only || Object.keys(answers).every((id) => only.includes(id)))
  return (
    <ul>
      {offered.map(({ answers, question, label }) => (
        <li key={`${question} ${label}`}>
          {t('assessments.numbers.proposal', { question, label })}{' '}
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('assessments.numbers.takeOf', { question, label })}
            onClick={() => onAnswers(answers, 'chosen')}
          >
            {t('assessments.numbers.take')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What services outside say of the number, which is sent to them only when the user asks. */
function Records({ q, kinds, onAnswers, only }: { q: string; kinds: readonly Kind[] } & Taking) {
  const { t } = useTranslation()
  const { data, refetch, isFetching, isError } = useQuery({ ...recordsOf(q, kinds), enabled: false })
  return (
    <>
      {!data && (
        <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          {t('assessments.numbers.askServices')}
        </Button>
      )}
      {isError && <p role="alert">{t('assessments.numbers.unanswered')}</p>}
      {data?.length === 0 && <p>{t('assessments.numbers.noService')}</p>}
      {data?.map((record) => (
        <div key={`${record.service} ${record.source}`}>
          <p>
            <RecordText record={record} />
          </p>
          <Proposals proposals={record.proposals} onAnswers={onAnswers} only={only} />
        </div>
      ))}
    </>
  )
}

const SERVICES = {
  ...({ bacdive: 'BacDive', ena: 'ENA', gbif: 'GBIF' } as const),
  ...({ genesys: 'Genesys', ncbi: 'NCBI', straininfo: 'StrainInfo' } as const),
}

function RecordText({ record: { service, state, source } }: { record: ServiceRecord }) {
  const { t } = useTranslation()
  return (
    <>
      {t(`assessments.numbers.states.${state}`, { service: SERVICES[service] })}{' '}
      {source !== null && (
        <a href={source} target="_blank" rel="noreferrer">
          {t('assessments.numbers.source')}
        </a>
      )}
    </>
  )
}
