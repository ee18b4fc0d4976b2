import { ActionIcon, Group } from '@mantine/core'
import { currentLanguage } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Failure } from '../feedback/Failure.tsx'
import { HEIGHT, type MapShape, WIDTH, worldQuery } from './drawWorld.ts'
import { type MapCategory, Patterns, patternId } from './Patterns.tsx'
import { type MapPlace, type MapPointer, useMapPointer } from './useMapPointer.ts'
import { type MapZoom, useMapZoom } from './useMapZoom.ts'
import classes from './WorldMap.module.css'

export type { MapCategory } from './Patterns.tsx'

type Props = {
  /** Accessible name of the map. */
  label: string
  categories: readonly MapCategory[]
  places: ReadonlyMap<string, MapPlace>
  /** Address of a country's page. */
  hrefOf: (iso2: string) => string
}

const NONE: readonly MapShape[] = []

/**
 * World map with a colour and a pattern per category. Keyboard: one tab stop, arrow keys move between countries in
 * alphabetical order, Enter opens.
 */
export function WorldMap({ label, categories, places, hrefOf }: Props) {
  const { t } = useTranslation()
  const world = useQuery(worldQuery)
  // Some 250 shapes, rendered at low priority.
  const drawn = useDeferredValue(world.data, undefined)
  const shown = useDeferredValue(places)
  const id = useId()
  const view = useMapZoom()
  const { pointer, handlers } = useMapPointer(places, drawn?.countries ?? NONE)
  if (world.isError) return <Failure error={world.error} onRetry={() => world.refetch()} />
  return (
    <figure className={classes.figure}>
      <div className={classes.frame}>
        {drawn && (
          <svg ref={view.attach} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} {...handlers}>
            <title>{label}</title>
            <Patterns id={id} categories={categories} />
            <g ref={view.layer}>
              <path className={classes.sea} d={drawn.sphere} />
              <path className={classes.nameless} d={drawn.nameless} />
              <Countries id={id} categories={categories} hrefOf={hrefOf} places={shown} drawn={drawn.countries} />
            </g>
          </svg>
        )}
        <MapButtons view={view} />
        <Tip pointer={pointer} places={places} categories={categories} />
      </div>
      <Legend id={id} categories={categories} places={places} />
      {drawn && <OffMap places={places} categories={categories} hrefOf={hrefOf} drawn={drawn.countries} />}
      <figcaption className={classes.caption}>{t('map.caption')}</figcaption>
    </figure>
  )
}

type LegendProps = { id: string; categories: readonly MapCategory[]; places: ReadonlyMap<string, MapPlace> }

/** Legend with counts, which appear once the data is loaded. */
function Legend({ id, categories, places }: LegendProps) {
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

function MapButtons({ view }: { view: MapZoom }) {
  const { t } = useTranslation()
  const buttons = [
    { label: t('map.zoomIn'), path: 'M12 5v14M5 12h14', act: () => view.scaleBy(1.6) },
    { label: t('map.zoomOut'), path: 'M5 12h14', act: () => view.scaleBy(1 / 1.6) },
    { label: t('map.whole'), path: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', act: view.reset },
  ]
  return (
    <Group gap="xs" className={classes.buttons}>
      {buttons.map(({ label, path, act }) => (
        <ActionIcon key={label} variant="default" size="lg" aria-label={label} title={label} onClick={act}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </ActionIcon>
      ))}
    </Group>
  )
}

type NowhereProps = {
  places: ReadonlyMap<string, MapPlace>
  categories: readonly MapCategory[]
  drawn: readonly MapShape[]
  hrefOf: (iso2: string) => string
}

/** Lists entries without a shape, such as a union of states or the high seas. */
function OffMap({ places, categories, drawn, hrefOf }: NowhereProps) {
  const { t } = useTranslation()
  const codes = new Set(drawn.map(({ iso2 }) => iso2))
  const offMap = [...places].filter(([iso2]) => !codes.has(iso2))
  if (offMap.length === 0) return null
  return (
    <p className={classes.nowhere}>
      {t('map.nowhere')}{' '}
      {offMap.map(([iso2, { name, category }], index) => (
        <span key={iso2}>
          {index > 0 && '; '}
          <Link to={hrefOf(iso2)}>{name}</Link> ({categories.find(({ id }) => id === category)?.label})
        </span>
      ))}
    </p>
  )
}

type TipProps = {
  pointer: MapPointer | undefined
  places: ReadonlyMap<string, MapPlace>
  categories: readonly MapCategory[]
}

/** Tooltip, hidden from screen readers because they read the link's name. */
function Tip({ pointer, places, categories }: TipProps) {
  const place = pointer && places.get(pointer.iso2)
  if (!place) return null
  const near = pointer.x > window.innerWidth / 2 ? 'left' : 'right'
  return (
    <div className={classes.tip} aria-hidden="true" data-near={near} style={{ left: pointer.x, top: pointer.y }}>
      <strong>{place.name}</strong>
      <span>{categories.find(({ id }) => id === place.category)?.label}</span>
    </div>
  )
}

type CountriesProps = {
  id: string
  drawn: readonly MapShape[]
  places: ReadonlyMap<string, MapPlace>
  categories: readonly MapCategory[]
  hrefOf: (iso2: string) => string
}

/** Redrawn only when a category changes: pointing, focusing and panning do not re-render it. */
const Countries = memo(function Countries({ id, drawn, places, categories, hrefOf }: CountriesProps) {
  const { t } = useTranslation()
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
        label={t('list.labelled', { label: place.name, value: labels.get(place.category) ?? '' })}
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
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))[0]?.iso2
