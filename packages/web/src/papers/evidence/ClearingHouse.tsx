import { Button, Group } from '@mantine/core'
import { type CertificateRecord, certificates } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { Fact } from '../../shared/layout/Fact.tsx'
import { addTexts } from '../../shared/texts/texts.ts'
import classes from './evidence.module.css'

const GOOD: readonly CertificateRecord['state'][] = ['issued', 'amended']

type Props = {
  number: string
  /** Takes over the day of issue and the last day, and the holder if the record names one. */
  onTake?: (taken: { madeOn: string; validTo: string; holder: string | null }) => void
}

/** What the ABS Clearing-House says of a certificate. Its number is sent there only when the user asks. */
export function ClearingHouse({ number, onTake }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['certificate', number],
    queryFn: async () => {
      const [record] = await Promise.all([call(certificates.lookUp, { params: { number } }), addTexts('numbers')])
      return record
    },
    enabled: false,
    retry: false,
  })
  return (
    <div aria-live="polite">
      <Group gap="sm">
        <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('assessments.evidence.clearingHouse.ask')}
        </Button>
        {onTake && data?.issuedOn && GOOD.includes(data.state) && (
          <Button variant="default" size="sm" onClick={() => onTake(takenOf(data))}>
            {t('assessments.numbers.onRecord.take')}
          </Button>
        )}
      </Group>
      {error && <p className={classes.bad}>{errorText(error)}</p>}
      {data && <CertificateText record={data} />}
    </div>
  )
}

const takenOf = ({ issuedOn, expiresOn, holder }: CertificateRecord) => ({
  madeOn: issuedOn ?? '',
  validTo: expiresOn ?? '',
  holder,
})

function CertificateText({ record }: { record: CertificateRecord }) {
  const { t } = useTranslation()
  const { state, number, newest } = record
  return (
    <>
      <p className={GOOD.includes(state) || state === 'off' ? undefined : classes.bad}>
        {t(`assessments.numbers.onRecord.states.${state}`, { number, newest: newest ?? '' })}{' '}
        <a href={record.source} target="_blank" rel="noreferrer noopener">
          {t('assessments.numbers.onRecord.page')}
        </a>
      </p>
      <dl className={classes.facts}>
        {useFacts(record).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </>
  )
}

/** What the record says, without what it leaves open. */
function useFacts(record: CertificateRecord): [name: string, value: string][] {
  const { t } = useTranslation()
  const yesOrNo = (value: boolean | null) =>
    value === null ? null : t(`assessments.numbers.onRecord.${value ? 'yes' : 'no'}`)
  const facts: [name: string, value: string | null][] = [
    [t('assessments.evidence.fields.madeOn'), record.issuedOn && formatDay(record.issuedOn)],
    [t('assessments.evidence.fields.validTo'), record.expiresOn && formatDay(record.expiresOn)],
    [t('assessments.numbers.onRecord.consent'), yesOrNo(record.hasConsent)],
    [t('assessments.numbers.onRecord.terms'), yesOrNo(record.hasTerms)],
    [t('assessments.evidence.fields.holder'), record.holder],
    [t('assessments.evidence.fields.material'), record.material],
    [t('assessments.numbers.onRecord.uses'), record.uses],
    [t('assessments.numbers.onRecord.transfer'), record.transfer],
    [t('assessments.numbers.onRecord.reason'), record.reason],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]))
}
