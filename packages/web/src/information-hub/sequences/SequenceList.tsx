import { Button } from '@mantine/core'
import { type Answers, type SequenceResults, type SequencesQuery, sequences } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/download.ts'
import { useSession } from '../../api/session.ts'
import { useCreateAssessment } from '../../cases/index.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../shared/dates/dates.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { ReasonText } from '../ReasonText.tsx'
import { SaveButtons } from '../SaveButtons.tsx'
import { numbersInShort } from './numbersInShort.ts'
import classes from './sequences.module.css'

type OfCountry = SequenceResults['countries'][number]
type Props = { query: SequencesQuery; results: SequenceResults }

const ENDPOINTS = { xlsx: sequences.xlsx, csv: sequences.csv } as const

/** What applies to the sequences, country by country, after those about which nothing can be said. */
export function SequenceList({ query, results }: Props) {
  const { t } = useTranslation()
  const without = results.sequences.flatMap(({ accession, country }) => (country === null ? accession : []))
  const doubts = [...new Set(results.sequences.flatMap((one) => one.doubts))].map((text) => {
    const numbers = results.sequences.filter((one) => one.doubts.includes(text)).map(({ accession }) => accession)
    return { accession: numbersInShort(t, numbers), text }
  })
  return (
    <>
      <SaveButtons
        name="sequences"
        load={(format, following) => download(ENDPOINTS[format], { body: query, ...following })}
      />
      {without.length > 0 && (
        <p>{t('informationHub.sequences.without', { count: without.length, numbers: numbersInShort(t, without) })}</p>
      )}
      {doubts.length > 0 && (
        <>
          <h2 className={classes.doubts}>{t('informationHub.sequences.doubts')}</h2>
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt.text}>{t('informationHub.sequences.doubt', doubt)}</li>
            ))}
          </ul>
        </>
      )}
      {results.countries.map((country) => (
        <SequencesOfCountry key={country.countryId} country={country} query={query} />
      ))}
      <p className={classes.case}>{t('informationHub.sequences.case')}</p>
    </>
  )
}

function SequencesOfCountry({ country, query }: { country: OfCountry; query: SequencesQuery }) {
  const { t } = useTranslation()
  const { name, days, reviewOverdueSince } = country
  const count = days.reduce((sum, { accessions }) => sum + accessions.length, 0)
  const readings = t('informationHub.sequences.readings', { count })
  return (
    <section className={classes.country} aria-label={name}>
      <h2>
        <CountryPicture iso2={country.countryId} kind="thumbs" />{' '}
        {t('informationHub.sequences.of', { country: name, sequences: readings })}
      </h2>
      <ul className={classes.days}>
        {days.map(({ day, accessions, status }) => (
          <li key={day}>
            {days.length > 1 && <TrafficLight status={status} />}{' '}
            {t('informationHub.sequences.day', {
              day: day === null ? t('informationHub.sequences.noDay') : dayText(day),
              numbers: numbersInShort(t, accessions),
            })}
          </li>
        ))}
      </ul>
      {reviewOverdueSince && <p>{t('informationHub.sequences.overdue', { day: formatDay(reviewOverdueSince) })}</p>}
      <ReasonText result={country} country={name} />
      <AssessUse country={country} query={query} />
    </section>
  )
}

const dayText = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day) : day)

function AssessUse({ country, query }: { country: OfCountry; query: SequencesQuery }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const create = useCreateAssessment()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Button
      variant="default"
      aria-label={t('informationHub.sequences.assessOf', { country: country.name })}
      loading={create.isPending}
      onClick={() => create.mutate({ answers: answersFor(country, query) })}
    >
      {t('informationHub.sequences.assess')}
    </Button>
  )
}

/** What the page knows of an assessment of the sequences from one country; a day only if all have the same. */
function answersFor({ countryId, lawOf, days }: OfCountry, query: SequencesQuery): Answers {
  const { use, commercialIntent, dsiLargeCompany } = query
  const [first, ...others] = days
  return {
    placeType: 'national',
    providerCountry: lawOf?.iso2 ?? countryId,
    ...(lawOf && { providerRegion: lawOf.region }),
    ...(others.length === 0 && first?.day && { accessDate: first.day }),
    materials: ['sequence_data'],
    dsiSource: 'public_database',
    intendedUse: [use],
    commercialIntent,
    ...(commercialIntent === 'commercial' && { dsiLargeCompany }),
  }
}
