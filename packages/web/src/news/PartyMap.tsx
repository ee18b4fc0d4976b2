import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryStatsQuery, partyStanding } from '../shared/countries/countries.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { keysOf } from '../shared/objects/records.ts'
import { PARTY_LOOKS } from '../shared/worldMap/Patterns.tsx'
import { WorldMap } from '../shared/worldMap/WorldMap.tsx'
import classes from './PartyMap.module.css'

/** A world map of the parties to the Nagoya Protocol. */
export const PartyMap = () => (
  <Loaded query={useQuery(countryStatsQuery)}>{({ rows }) => <DrawnMap rows={rows} />}</Loaded>
)

function DrawnMap({ rows }: { rows: readonly CountryStats[] }) {
  const { t } = useTranslation()
  const places = useMemo(
    () => new Map(rows.map((row) => [row.iso2, { name: row.name, category: partyStanding(row) }])),
    [rows],
  )
  const categories = useMemo(
    () =>
      keysOf(PARTY_LOOKS).map((id) => ({
        id,
        label: t(`informationHub.partyStatus.${id}`),
        ...PARTY_LOOKS[id],
      })),
    [t],
  )
  return (
    <div>
      <WorldMap label={t('news.map')} categories={categories} places={places} hrefOf={paths.country} />
      <p className={classes.note}>{t('news.mapNote')}</p>
    </div>
  )
}
