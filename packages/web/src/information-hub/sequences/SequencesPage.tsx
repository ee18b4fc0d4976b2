import { Button, NativeSelect, Textarea } from '@mantine/core'
import { MAX_SEQUENCES, NUMBERS_PER_CALL, numbers, type SequencesQuery } from '@portal/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { type Asking, type ListedNumbers, useAsking } from '../../shared/numbers/useAsking.ts'
import { Hero } from '../Hero.tsx'
import { hubQueries } from '../hub.queries.ts'
import { type CaliAnswers, CaliFund, caliAnswer } from './CaliFund.tsx'
import { numbersInShort } from './numbersInShort.ts'
import { readSequences } from './readSequences.ts'
import { SequenceList } from './SequenceList.tsx'
import classes from './sequences.module.css'

type Sequences = SequencesQuery['sequences']
type Intent = SequencesQuery['commercialIntent']

const INTENTS = ['commercial', 'non_commercial'] as const
const DEFAULT_USE = 'research_and_development'

/** Accession numbers go in; countries, days and what the law says of their sequence data come out. Nothing is stored. */
export function SequencesPage() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Sequences>([])
  const [use, setUse] = useState(DEFAULT_USE)
  const [intent, setIntent] = useState<Intent>('commercial')
  const [cali, setCali] = useState<CaliAnswers>({ sector: 'unknown', size: 'unknown' })
  const asking = useAsking()
  const sequences = shown.map((one) => completed(one, asking.found))
  const dsiLargeCompany = intent === 'commercial' ? caliAnswer(cali) : 'no'
  return (
    <>
      <Hero title={t('informationHub.sequences.title')} lead={t('informationHub.sequences.lead')} />
      <SequenceForm onShow={setShown}>
        <div className={classes.fields}>
          <UseOfSequences value={use} onChange={setUse} />
          <NativeSelect
            label={t('informationHub.sequences.intent')}
            data={INTENTS.map((value) => ({ value, label: t(`informationHub.sequences.intents.${value}`) }))}
            value={intent}
            onChange={({ currentTarget }) => setIntent(INTENTS.find((one) => one === currentTarget.value) ?? intent)}
          />
        </div>
        {intent === 'commercial' && <CaliFund answers={cali} onChange={setCali} />}
      </SequenceForm>
      {shown.length > 0 && (
        <>
          <AskedNumbers sequences={sequences} asking={asking} />
          <Results query={{ sequences, use, commercialIntent: intent, dsiLargeCompany }} />
        </>
      )}
    </>
  )
}

/** What was pasted counts; what it leaves open is taken from the record, where the record is clear. */
function completed(sequence: Sequences[number], found: ListedNumbers): Sequences[number] {
  const answerTo = (question: string) => {
    const answers = (found.get(sequence.accession)?.proposals ?? []).map((one) => one.answers[question])
    return answers.find((answer) => typeof answer === 'string') ?? ''
  }
  return {
    ...sequence,
    country: sequence.country || answerTo('providerCountry'),
    day: sequence.day || answerTo('accessDate'),
  }
}

type FormProps = { children: React.ReactNode; onShow: (sequences: Sequences) => void }

function SequenceForm({ children, onShow }: FormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const show = () => {
    const read = readSequences(text)
    const count = read.length
    if (count === 0) return setError(t('informationHub.sequences.empty'))
    if (count > MAX_SEQUENCES) return setError(t('informationHub.sequences.tooMany', { count, most: MAX_SEQUENCES }))
    setError(undefined)
    onShow(read)
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      <Textarea
        label={t('informationHub.sequences.numbers')}
        description={t('informationHub.sequences.numbersHelp')}
        rows={6}
        resize="vertical"
        spellCheck={false}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {children}
      <Button type="submit">{t('informationHub.sequences.show')}</Button>
    </form>
  )
}

type UseProps = { value: string; onChange: (use: string) => void }

function UseOfSequences({ value, onChange }: UseProps) {
  const { t } = useTranslation()
  const questionnaire = useQuery(contentQueries.questionnaire)
  if (questionnaire.isPending) return <Loading lines={1} />
  if (questionnaire.isError) return <Failure error={questionnaire.error} onRetry={() => void questionnaire.refetch()} />
  return (
    <NativeSelect
      label={t('informationHub.use')}
      data={questionnaire.data.uses.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type AskedProps = { sequences: Sequences; asking: Asking }

/** What the numbers are by their form, and the databases that know them, for those who may assess. */
function AskedNumbers({ sequences, asking }: AskedProps) {
  const { user } = useSession()
  const texts = sequences.map(({ accession }) => accession)
  const read = useQuery({
    queryKey: ['hub', 'numbers', texts],
    queryFn: () => call(numbers.readList, { body: { numbers: texts.slice(0, NUMBERS_PER_CALL) } }),
    enabled: user?.allowedActions.includes('CREATE_ASSESSMENTS') === true,
  })
  if (read.isError) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return null
  const { hasServices, numbers: listed } = read.data
  const strange = texts.filter((_, place) => listed[place]?.isKnown === false)
  const toAsk = sequences
    .filter(({ accession, country, day }) => (country === '' || day === '') && !asking.found.has(accession))
    .flatMap(({ accession }) => (strange.includes(accession) ? [] : accession))
  return <SequenceNumbers hasServices={hasServices} strange={strange} toAsk={toAsk} asking={asking} />
}

type NumbersProps = {
  hasServices: boolean
  /** Of no known form. */
  strange: readonly string[]
  /** Without a country or a day, and not asked about yet. */
  toAsk: readonly string[]
  asking: Asking
}

/** What is wrong with the numbers, and the way to the databases that know more of them. */
function SequenceNumbers({ hasServices, strange, toAsk, asking }: NumbersProps) {
  const { t } = useTranslation()
  const { found, error, all, ask, stop } = asking
  const failed = [...found.values()].filter((one) => one.failed.length > 0).length
  return (
    <>
      {strange.length > 0 && (
        <p>{t('informationHub.sequences.strange', { count: strange.length, numbers: numbersInShort(t, strange) })}</p>
      )}
      {toAsk.length > 0 && !hasServices && <p>{t('informationHub.sequences.noServices')}</p>}
      {error !== null && <Failure error={error} onRetry={() => void ask(toAsk)} />}
      {all !== undefined && (
        <p role="status">
          {t('informationHub.sequences.asked', { done: found.size, all })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={stop}>
            {t('informationHub.sequences.stop')}
          </Button>
        </p>
      )}
      {all === undefined && hasServices && toAsk.length > 0 && (
        <p>
          <Button variant="default" onClick={() => void ask(toAsk)}>
            {t('informationHub.sequences.ask', { count: toAsk.length })}
          </Button>{' '}
          {t('informationHub.sequences.sent')}
        </p>
      )}
      {failed > 0 && <p role="alert">{t('informationHub.sequences.failed', { count: failed })}</p>}
    </>
  )
}

function Results({ query }: { query: SequencesQuery }) {
  const results = useQuery({ ...hubQueries.sequences(query), placeholderData: keepPreviousData })
  if (results.isPending) return <Loading lines={8} />
  if (results.isError) return <Failure error={results.error} onRetry={() => void results.refetch()} />
  return <SequenceList query={query} results={results.data} />
}
