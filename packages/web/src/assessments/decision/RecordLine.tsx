import { type Assessment, type Country, countries, type SurveyContent } from '@portal/contract'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { LawLine } from '../../shared/lawLine/LawLine.tsx'
import { useLawLines } from '../../shared/lawLine/lawLine.queries.ts'
import classes from './record.module.css'

const FIVE_MINUTES = 300_000

const countryQuery = (iso2: string | null) =>
  queryOptions({
    queryKey: ['recordLine', iso2],
    queryFn: iso2 ? () => call(countries.one, { params: { id: iso2 }, query: {} }) : skipToken,
    staleTime: FIVE_MINUTES,
  })

type Props = { assessment: Assessment; content: SurveyContent }

/** The law of the country by day of access for the uses of the assessment, with its own days on it. */
export function RecordLine({ assessment, content }: Props) {
  const { t } = useTranslation()
  const { providerCountry, intendedUse, accessDate, intendedUseDate } = assessment
  const segments = useLawLines([assessment])(assessment)
  const { data } = useQuery(countryQuery(providerCountry))
  if (!providerCountry || segments === undefined) return null
  const country = content.countries.find(({ iso2 }) => iso2 === providerCountry)?.name ?? providerCountry
  const use = content.uses.flatMap(({ id, title }) => (intendedUse?.includes(id) ? [title] : [])).join(', ')
  return (
    <div className={classes.lawLine}>
      <LawLine
        size="full"
        law={{ country, use }}
        segments={segments}
        mark={accessDate}
        events={data ? eventsOf(data, t) : []}
        useDate={intendedUseDate && dayOf(intendedUseDate)}
      />
      <p className={classes.caption}>
        {t('assessments.result.line', { country, use })}{' '}
        <Link to={paths.country(providerCountry)}>{t('assessments.result.lineMore', { country })}</Link>
      </p>
    </div>
  )
}

/** The first day of a planned use that is known by its month. */
const dayOf = (date: string) => (date.length === 7 ? `${date}-01` : date)

/** Events on which law begins to hold, at most one a day. */
function eventsOf({ timeline }: Country, t: TFunction) {
  const events = timeline
    .filter(({ kind }) => kind === 'treatyInForce' || kind === 'inForce')
    .map(({ date, treaty, title }) => ({
      day: date,
      label: treaty === 'cbd' || treaty === 'nagoya' ? t(`lawLine.inForce.${treaty}`) : title,
    }))
  return [...new Map(events.map((event) => [event.day, event])).values()]
}
