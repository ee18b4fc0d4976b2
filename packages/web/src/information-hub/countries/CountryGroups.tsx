import type { CountryStats } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Details } from '../../shared/layout/Details.tsx'
import { CountryCards } from './CountryCards.tsx'
import { CountryTable } from './CountryTable.tsx'
import classes from './countries.module.css'
import { FILTERS } from './filterCountries.ts'
import { READINGS, type Reading, readingOf } from './readingOf.ts'
import type { CountryFilters } from './useCountryFilters.ts'
import { useCountryLines } from './useCountryLines.ts'
import type { OwnMaterial } from './useOwnMaterial.ts'

type Props = { rows: readonly CountryStats[]; filters: CountryFilters; own: OwnMaterial }

/** The assessed countries; the others are collapsed, unless they match a search. */
export function CountryGroups({ rows, filters, own }: Props) {
  const of = (reading: Reading) => rows.filter((row) => readingOf(row) === reading)
  const isSearched = filters.filter.q.trim() !== '' || FILTERS.some((name) => filters.filter[name].length > 0)
  // The group with the best match of a search comes first.
  const [best] = filters.filter.q.trim() === '' ? [] : rows
  const first = best ? readingOf(best) : 'assessed'
  const order = [first, ...READINGS.filter((reading) => reading !== first)]
  return order.map((reading) =>
    reading === 'assessed' ? (
      <GroupRows key={reading} rows={of(reading)} filters={filters} own={own} />
    ) : (
      <FoldedGroup
        key={`${reading} ${isSearched}`}
        reading={reading}
        rows={of(reading)}
        isOpen={isSearched}
        filters={filters}
        own={own}
      />
    ),
  )
}

/** The uses whose law lines are shown in the table and on each card. */
const TABLE_USES = ['screening'] as const
const CARD_USES = ['identification_and_characterisation', 'screening', 'biotrade'] as const

function GroupRows({ rows, filters, own }: Props) {
  const { t } = useTranslation()
  const lines = useCountryLines(rows, filters.view === 'cards' ? CARD_USES : TABLE_USES)
  if (rows.length === 0) return null
  const shown = { rows, own, lines }
  return (
    <>
      {filters.view === 'cards' ? (
        <CountryCards {...shown} uses={CARD_USES} />
      ) : (
        <CountryTable {...shown} filters={filters} />
      )}
      <p className={classes.note}>{t('informationHub.countries.lineNote')}</p>
    </>
  )
}

type FoldedProps = Props & { reading: 'noLaw' | 'notAssessed'; isOpen: boolean }

/** Collapsed with its row count, so that some 200 rows are rendered only on demand. */
function FoldedGroup({ reading, rows, isOpen, filters, own }: FoldedProps) {
  const { t } = useTranslation()
  const [isUnfolded, setUnfolded] = useState(isOpen)
  if (rows.length === 0) return null
  const shown = { rows, own, lines: () => undefined }
  return (
    <Details
      className={classes.group}
      open={isUnfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      summary={
        <>
          <h2>{t(`informationHub.countries.groups.${reading}.title`)}</h2>
          <span>{t(`informationHub.countries.groups.${reading}.count`, { count: rows.length })}</span>
        </>
      }
    >
      <p className={classes.note}>{t(`informationHub.countries.groups.${reading}.lead`)}</p>
      {isUnfolded &&
        (filters.view === 'cards' ? (
          <CountryCards {...shown} uses={[]} />
        ) : (
          <CountryTable {...shown} filters={filters} />
        ))}
    </Details>
  )
}
