import { memo } from 'react'
import type { Drawn } from './drawWorld.ts'
import { type Category, patternId } from './Patterns.tsx'
import classes from './WorldMap.module.css'
import type { Place } from './WorldMap.tsx'

type Props = {
  id: string
  drawn: readonly Drawn[]
  places: ReadonlyMap<string, Place>
  categories: readonly Category[]
  hrefOf: (iso2: string) => string
}

/** Drawn anew only when a category changes: pointing, focusing and moving never touch it. */
export const Countries = memo(function Countries({ id, drawn, places, categories, hrefOf }: Props) {
  const labels = new Map(categories.map((category) => [category.id, category.label]))
  const first = firstByName(places)
  return drawn.map(({ iso2, path, point }) => {
    const place = places.get(iso2)
    if (!place) return <path key={iso2} className={classes.nameless} d={path} />
    return (
      <a
        key={iso2}
        className={classes.country}
        data-iso2={iso2}
        href={hrefOf(iso2)}
        tabIndex={iso2 === first ? 0 : -1}
        aria-label={`${place.name}: ${labels.get(place.category) ?? ''}`}
      >
        <g fill={`url(#${patternId(id, place.category)})`}>
          {path && <path d={path} />}
          {point && <circle className={classes.reach} cx={point[0]} cy={point[1]} r="6" />}
          {point && <circle className={classes.point} cx={point[0]} cy={point[1]} r="3" />}
        </g>
      </a>
    )
  })
})

const firstByName = (places: ReadonlyMap<string, Place>) =>
  [...places].toSorted(([, a], [, b]) => a.name.localeCompare(b.name))[0]?.[0]
