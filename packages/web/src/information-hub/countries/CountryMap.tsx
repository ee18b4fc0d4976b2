import { NativeSelect } from '@mantine/core'
import type { CountryStats, ResultMap } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import type { MapPlace } from '../../shared/worldMap/useMapPointer.ts'
import { WorldMap } from '../../shared/worldMap/WorldMap.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { DayFields, fieldErrors } from '../days/DayFields.tsx'
import { daySelection } from '../days/daySelection.ts'
import { hubQueries, validUse } from '../hub.queries.ts'
import { useAddress } from '../useAddress.ts'
import classes from './countries.module.css'
import { categoryOf, lightOf, MAP_MODES, type MapMode, useCategories } from './mapCategories.ts'

/** Map by party status, law status, or the result of one use on two dates. */
export function CountryMap({ rows }: { rows: readonly CountryStats[] }) {
  const { t } = useTranslation()
  const { get, set } = useAddress()
  const mode: MapMode = MAP_MODES.find((one) => one === get('map')) ?? 'party'
  const chosen = useResultCase(mode === 'result')
  const { map, use } = chosen
  const categories = useCategories(mode)
  const places = useMemo(() => placesOf(rows, mode, colours(map, use)), [rows, mode, map, use])
  return (
    <>
      <div className={classes.mapOf}>
        <FilterChoices
          legend={t('informationHub.countries.mapOf')}
          choices={MAP_MODES.map((key) => ({
            key,
            label: t(`informationHub.countries.modes.${key}`),
            chosen: key === mode,
          }))}
          onChoose={(key) => set({ map: key === 'party' ? undefined : key })}
        />
      </div>
      {mode === 'result' && <ResultChoice chosen={chosen} />}
      {mode === 'result' && <ResultText chosen={chosen} />}
      <WorldMap
        label={t(`informationHub.countries.mapLabel.${mode}`)}
        categories={categories}
        places={places}
        hrefOf={paths.country}
      />
    </>
  )
}

type Colours = ReadonlyMap<string, string>

const colours = (map: ResultMap | undefined, use: string): Colours =>
  new Map(map?.results.map((line) => [line.iso2, lightOf(line, use)] as const))

const placesOf = (rows: readonly CountryStats[], mode: MapMode, results: Colours): ReadonlyMap<string, MapPlace> =>
  new Map(
    rows.flatMap((row) => {
      const category = mode === 'result' ? results.get(row.iso2) : categoryOf(row, mode)
      return category ? [[row.iso2, { name: row.name, category }] as const] : []
    }),
  )

/** States the case that the colours apply to, or why there are none. */
function ResultText({ chosen: { map, query, badDays, errors, days, use } }: { chosen: ResultCase }) {
  const { t } = useTranslation()
  if (badDays.length > 0 || errors.size > 0) return <p role="status">{t('informationHub.countries.notShown')}</p>
  if (query.isError) return <ContentFailure onRetry={() => query.refetch()} />
  const title = map?.columns.find(({ id }) => id === use)?.title
  const accessDate = formatDay(days.accessDate)
  const intendedUseDate = formatDay(days.intendedUseDate)
  return (
    <p className={classes.stated}>
      {title && t('informationHub.useOf', { use: title })} {t('informationHub.days', { accessDate, intendedUseDate })}{' '}
      {t('informationHub.referenceCase')}
    </p>
  )
}

const DEFAULT_USE = 'research_and_development'

type ResultCase = ReturnType<typeof useResultCase>

/**
 * Use and dates from the query string, with their results. Both dates default to today; invalid dates disable the
 * query.
 */
function useResultCase(isWanted: boolean) {
  const { get, set } = useAddress()
  const { days, badDays } = daySelection(get)
  const isAskable = isWanted && badDays.length === 0
  const query = useQuery({ ...hubQueries.resultMap(days), enabled: isAskable })
  const map = isAskable ? query.data : undefined
  const use = get('use') || DEFAULT_USE
  return { days, badDays, query, map, errors: fieldErrors(query.error), use: map ? validUse(map, use) : use, set }
}

/** Fields of use and dates, with the server's validation messages. */
function ResultChoice({ chosen }: { chosen: ResultCase }) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const uses = survey.data?.uses.map(({ id, title }) => ({ value: id, label: title })) ?? []
  return (
    <div className={classes.case}>
      <NativeSelect
        size="md"
        label={t('informationHub.use')}
        data={uses}
        value={chosen.use}
        onChange={({ currentTarget }) => chosen.set({ use: currentTarget.value })}
      />
      <DayFields chosen={chosen} errors={chosen.errors} onChange={(name, day) => chosen.set({ [name]: day })} />
    </div>
  )
}
