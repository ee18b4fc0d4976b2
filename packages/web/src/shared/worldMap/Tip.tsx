import type { Category } from './Patterns.tsx'
import type { Pointed } from './usePointed.ts'
import classes from './WorldMap.module.css'
import type { Place } from './WorldMap.tsx'

type Props = { pointed: Pointed | undefined; places: ReadonlyMap<string, Place>; categories: readonly Category[] }

/** Says what is under the pointer; a screen reader has it as the name of the country. */
export function Tip({ pointed, places, categories }: Props) {
  const place = pointed && places.get(pointed.iso2)
  if (!place) return null
  const near = pointed.x > window.innerWidth / 2 ? 'left' : 'right'
  return (
    <div className={classes.tip} aria-hidden="true" data-near={near} style={{ left: pointed.x, top: pointed.y }}>
      <strong>{place.name}</strong>
      <span>{categories.find(({ id }) => id === place.category)?.label}</span>
    </div>
  )
}
