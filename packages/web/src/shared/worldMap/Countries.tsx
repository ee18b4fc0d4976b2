import { memo } from 'react'
import type { MapShape } from './drawWorld.ts'
import { type MapCategory, patternId } from './Patterns.tsx'
import classes from './WorldMap.module.css'
import type { MapPlace } from './WorldMap.tsx'

type Props = {
  id: string
  drawn: readonly MapShape[]
  places: ReadonlyMap<string, MapPlace>
  categories: readonly MapCategory[]
  hrefOf: (iso2: string) => string
}

/** MapShape anew only when a category changes: pointing, focusing and moving never touch it. */
export const Countries = memo(function Countries({ id, drawn, places, categories, hrefOf }: Props) {
  const labels = new Map(categories.map((category) => [category.id, category.label]))
  const first = firstByName(drawn, places)
  return drawn.map((shape) => {
    const { iso2, path } = shape
    const place = places.get(iso2)
    if (!place) return <path key={iso2} className={classes.nameless} d={path} />
    return (
      <Country
        key={iso2}
        drawn={shape}
        href={hrefOf(iso2)}
        label={`${place.name}: ${labels.get(place.category) ?? ''}`}
        pattern={patternId(id, place.category)}
        isFirst={iso2 === first}
      />
    )
  })
})

type CountryProps = { drawn: MapShape; href: string; label: string; pattern: string; isFirst: boolean }

/** Memoised: another use or date re-renders only the countries that change. */
const Country = memo(function Country({ drawn: { iso2, path, point }, href, label, pattern, isFirst }: CountryProps) {
  return (
    <a className={classes.country} data-iso2={iso2} href={href} tabIndex={isFirst ? 0 : -1} aria-label={label}>
      <g fill={`url(#${pattern})`}>
        {path && <path d={path} />}
        {point && <circle className={classes.reach} cx={point[0]} cy={point[1]} />}
        {point && <circle className={classes.point} cx={point[0]} cy={point[1]} />}
      </g>
    </a>
  )
})

const firstByName = (drawn: readonly MapShape[], places: ReadonlyMap<string, MapPlace>) =>
  drawn
    .flatMap(({ iso2 }) => {
      const place = places.get(iso2)
      return place ? [{ iso2, name: place.name }] : []
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))[0]?.iso2
