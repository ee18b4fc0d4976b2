import { type Assessment, type Country, countries, type Questionnaire } from '@portal/contract'
import type { LawSegment } from '@portal/rules'
import { accessMark, isKnownCountry } from '@portal/texts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { LawLine } from '../../shared/lawLine/LawLine.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './CaseLine.module.css'
import { overdueToday, shownSegments } from './ExplainedDecision.ts'

const FIVE_MINUTES = 300_000

const countryQuery = (iso2: string | null) =>
  queryOptions({
    queryKey: ['recordLine', iso2],
    queryFn: isKnownCountry(iso2) ? () => call(countries.one, { params: { id: iso2 }, query: {} }) : skipToken,
    staleTime: FIVE_MINUTES,
  })

type Case = Pick<Assessment, 'providerCountry' | 'intendedUse' | 'accessDate' | 'intendedUseDate'> & {
  accessPeriod?: unknown
}

/** The result of the present answers by day of access, in the colours that are shown. */
export function useShownSegments(
  content: Questionnaire,
  segments: readonly LawSegment[] | null,
  provider: string | null,
) {
  return useMemo((): LawSegment[] | null => {
    if (!segments) return null
    return shownSegments(segments, overdueToday(content, provider ?? undefined))
  }, [content, segments, provider])
}

type Props = {
  of: Case
  content: Questionnaire
  segments: readonly LawSegment[] | null
  /** A day of access that is tried instead of the answered one. */
  tried?: string | null
}

/** The law line of a case, with its own days on it, and in words how to read it. */
export function CaseLine({ of, content, segments, tried = null }: Props) {
  const { t } = useTranslation()
  const { providerCountry, intendedUse, intendedUseDate } = of
  const { data } = useQuery(countryQuery(providerCountry))
  if (!isKnownCountry(providerCountry) || !intendedUse?.length) return null
  const country = content.countries.find(({ iso2 }) => iso2 === providerCountry)?.name ?? providerCountry
  const use = content.uses.flatMap(({ id, title }) => (intendedUse.includes(id) ? [title] : [])).join(', ')
  return (
    <div className={classes.lawLine}>
      <LawLine
        size="full"
        law={{ country, use }}
        segments={segments}
        mark={tried ?? accessMark(of)}
        isTried={tried !== null}
        events={data ? eventsOf(data, t) : []}
        useDate={intendedUseDate}
      />
      <p className={classes.caption}>
        {t('assessments.result.line')}{' '}
        <Link to={paths.country(providerCountry)}>{t('assessments.result.lineMore', { country })}</Link>
      </p>
    </div>
  )
}

/** Events on which law begins to hold for material of the country, at most one a day. */
function eventsOf({ timeline }: Country, t: TFunction) {
  const events = timeline
    .filter(({ kind, treaty }) => (kind === 'treatyInForce' && treaty !== 'bbnj') || kind === 'inForce')
    .map(({ date, treaty, title }) =>
      treaty === 'cbd' || treaty === 'nagoya'
        ? { day: date, label: t(`lawLine.inForce.${treaty}`), isLaw: false }
        : { day: date, label: title, isLaw: true },
    )
  return [...new Map(events.map((event) => [event.day, event])).values()]
}
