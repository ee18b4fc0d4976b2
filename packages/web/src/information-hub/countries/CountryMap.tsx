import type { CountryStats } from '@portal/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { FilterChoices } from '../../shared/list/filters/FilterChoices.tsx'
import { type Place, WorldMap } from '../../shared/worldMap/WorldMap.tsx'
import { useAddress } from '../useAddress.ts'
import classes from './countries.module.css'
import { categoryOf, MODES, type Mode, useCategories } from './mapCategories.ts'
import { ResultChoice, useResultCase } from './ResultChoice.tsx'
import { ResultText } from './ResultText.tsx'

/** The countries on the map: by party status, by law status, or by the colour of a use on two dates. */
export function CountryMap({ rows }: { rows: readonly CountryStats[] }) {
  const { t } = useTranslation()
  const { get, set } = useAddress()
  const mode: Mode = MODES.find((one) => one === get('map')) ?? 'party'
  const chosen = useResultCase(mode === 'result')
  const { map, use } = chosen
  const categories = useCategories(mode)
  const places = useMemo(() => placesOf(rows, mode, colours(map, use)), [rows, mode, map, use])
  return (
    <>
      <div className={classes.mapOf}>
        <FilterChoices
          legend={t('informationHub.countries.mapOf')}
          choices={MODES.map((key) => ({
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

const colours = (
  map: { results: { iso2: string; statuses: Record<string, string> }[] } | undefined,
  use: string,
): Colours =>
  new Map(map?.results.flatMap(({ iso2, statuses }) => (statuses[use] ? [[iso2, statuses[use]] as const] : [])))

const placesOf = (rows: readonly CountryStats[], mode: Mode, results: Colours): ReadonlyMap<string, Place> =>
  new Map(
    rows.flatMap((row) => {
      const category = mode === 'result' ? results.get(row.iso2) : categoryOf(row, mode)
      return category ? [[row.iso2, { name: row.name, category }] as const] : []
    }),
  )
