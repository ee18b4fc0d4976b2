import type { Charts } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { Details } from '../../shared/layout/Details.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import { WorldMap } from '../../shared/worldMap/WorldMap.tsx'
import { EmptyCard } from '../card/Card.tsx'
import classes from './Charts.module.css'

/** The colours, worst first. */
const WORST = ['RED', 'AMBER', 'GREEN'] as const
const LOOKS = {
  RED: { colour: 'var(--portal-red)', pattern: 'crossed' },
  AMBER: { colour: 'var(--portal-amber)', pattern: 'lines' },
  GREEN: { colour: 'var(--portal-green)', pattern: 'plain' },
} as const

type Place = Charts['countries'][number]

/** Countries of completed assessments by their worst result; each leads to its assessments. */
export function PlacesMap({ countries }: { countries: Charts['countries'] }) {
  const { t } = useTranslation()
  const { data: content } = useQuery(contentQueries.survey)
  const nameOf = useMemo(() => {
    const names = new Map(content?.countries.map(({ iso2, name }) => [iso2, name]))
    return (code: string) => names.get(code) ?? code
  }, [content])
  const places = useMemo(
    () =>
      new Map(
        countries.map((place) => [
          place.country,
          { name: nameOf(place.country), category: WORST.find((result) => place[result] > 0) ?? 'GREEN' },
        ]),
      ),
    [countries, nameOf],
  )
  const categories = WORST.map((id) => ({ id, label: t(`light.${id}.name`), ...LOOKS[id] }))
  if (countries.length === 0) return <EmptyCard text={t('assessments.charts.empty')} />
  return (
    <>
      <WorldMap label={t('assessments.charts.map')} categories={categories} places={places} hrefOf={listOf} />
      <p className={classes.caption}>{t('assessments.charts.mapNote')}</p>
      <Details className={classes.asList} summary={t('assessments.charts.list')}>
        <ul>
          {countries.map((place) => (
            <li key={place.country}>
              <Link to={listOf(place.country)}>{nameOf(place.country)}</Link> <Counts place={place} />
            </li>
          ))}
        </ul>
      </Details>
    </>
  )
}

function Counts({ place }: { place: Place }) {
  const { t } = useTranslation()
  return WORST.filter((result) => place[result] > 0).map((result) => (
    <span key={result} className={classes.count}>
      <LightShape status={result} size={12} /> {place[result]} {t(`light.${result}.name`)}
    </span>
  ))
}

const listOf = (country: string): string =>
  `${paths.assessments}?${new URLSearchParams({ status: 'COMPLETED', providerCountry: country })}`
