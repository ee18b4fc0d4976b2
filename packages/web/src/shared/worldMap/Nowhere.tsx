import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Drawn } from './drawWorld.ts'
import type { Category } from './Patterns.tsx'
import classes from './WorldMap.module.css'
import type { Place } from './WorldMap.tsx'

type Props = {
  places: ReadonlyMap<string, Place>
  categories: readonly Category[]
  drawn: readonly Drawn[]
  hrefOf: (iso2: string) => string
}

/** What has no place of its own on the map (a union of states, the high seas) is told below it. */
export function Nowhere({ places, categories, drawn, hrefOf }: Props) {
  const { t } = useTranslation()
  const codes = new Set(drawn.map(({ iso2 }) => iso2))
  const nowhere = [...places].filter(([iso2]) => !codes.has(iso2))
  if (nowhere.length === 0) return null
  return (
    <p className={classes.nowhere}>
      {t('map.nowhere')}{' '}
      {nowhere.map(([iso2, { name, category }], index) => (
        <span key={iso2}>
          {index > 0 && '; '}
          <Link to={hrefOf(iso2)}>{name}</Link> ({categories.find(({ id }) => id === category)?.label})
        </span>
      ))}
    </p>
  )
}
