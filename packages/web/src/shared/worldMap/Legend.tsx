import { type Category, patternId } from './Patterns.tsx'
import classes from './WorldMap.module.css'
import type { Place } from './WorldMap.tsx'

type Props = { id: string; categories: readonly Category[]; places: ReadonlyMap<string, Place> }

/** Each category with its pattern, its name and how many there are, as soon as that is known. */
export function Legend({ id, categories, places }: Props) {
  const counts = new Map<string, number>()
  for (const { category } of places.values()) counts.set(category, (counts.get(category) ?? 0) + 1)
  return (
    <ul className={classes.legend}>
      {categories.map((category) => (
        <li key={category.id}>
          <svg viewBox="0 0 28 18" width="28" height="18" aria-hidden="true">
            <rect
              className={classes.swatch}
              width="28"
              height="18"
              rx="3"
              fill={`url(#${patternId(id, category.id)})`}
            />
          </svg>
          {category.label}
          {places.size > 0 && ` (${counts.get(category.id) ?? 0})`}
        </li>
      ))}
    </ul>
  )
}
