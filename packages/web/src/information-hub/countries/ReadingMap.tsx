import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { WIDTH, worldQuery } from '../../shared/worldMap/drawWorld.ts'
import { shadeOf } from './ReadingSummary.tsx'
import classes from './reading.module.css'
import type { OwnMaterial } from './useOwnMaterial.ts'

/** The map ends above Antarctica, which has no law of its own. */
const HEIGHT = 430

/** Map of the assessed countries; it only illustrates the counts beside it. */
export function ReadingMap({ rows, own }: { rows: readonly CountryStats[]; own: OwnMaterial }) {
  const world = useDeferredValue(useQuery(worldQuery).data, undefined)
  const shades = new Map(rows.map((row) => [row.iso2, shadeOf(row, own)]))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id="looked-for" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={classes.hatch} d="M0 0v6" />
        </pattern>
      </defs>
      {world?.countries.map(({ iso2, path }) => (
        <path key={iso2} className={classes.land} data-shade={shades.get(iso2) ?? 'notAssessed'} d={path} />
      ))}
    </svg>
  )
}
