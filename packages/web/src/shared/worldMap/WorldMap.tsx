import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../feedback/Failure.tsx'
import { Countries } from './Countries.tsx'
import { type Drawn, HEIGHT, WIDTH } from './drawWorld.ts'
import { Legend } from './Legend.tsx'
import { MapButtons } from './MapButtons.tsx'
import { Nowhere } from './Nowhere.tsx'
import { type Category, Patterns } from './Patterns.tsx'
import { Tip } from './Tip.tsx'
import { useMapView } from './useMapView.ts'
import { usePointed } from './usePointed.ts'
import classes from './WorldMap.module.css'
import { worldQuery } from './world.queries.ts'

export type { Category } from './Patterns.tsx'

/** A country on the map: its name, and the category that gives it its colour and pattern. */
export type Place = { readonly name: string; readonly category: string }

type Props = {
  /** Names the map for a screen reader; the same is told by the list beside it. */
  label: string
  categories: readonly Category[]
  places: ReadonlyMap<string, Place>
  /** The address of a country's page. */
  hrefOf: (iso2: string) => string
}

const NONE: readonly Drawn[] = []

/**
 * The world with a pattern and a colour for each category. By keyboard: one tab stop, arrows go from country to country
 * by name, Enter opens.
 */
export function WorldMap({ label, categories, places, hrefOf }: Props) {
  const { t } = useTranslation()
  const world = useQuery(worldQuery)
  // Some 250 shapes: they are drawn when nothing more urgent is to be done.
  const drawn = useDeferredValue(world.data, undefined)
  const shown = useDeferredValue(places)
  const id = useId()
  const view = useMapView()
  const { pointed, handlers } = usePointed(places, drawn?.countries ?? NONE)
  if (world.isError) return <Failure error={world.error} onRetry={() => world.refetch()} />
  return (
    <figure className={classes.figure}>
      <div className={classes.frame} ref={view.frame}>
        {drawn && (
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} {...handlers}>
            <title>{label}</title>
            <Patterns id={id} categories={categories} />
            <g ref={view.moved}>
              <path className={classes.sea} d={drawn.sphere} />
              <path className={classes.nameless} d={drawn.nameless} />
              <Countries {...{ id, categories, hrefOf }} places={shown} drawn={drawn.countries} />
            </g>
          </svg>
        )}
        <MapButtons view={view} />
        <Tip pointed={pointed} places={places} categories={categories} />
      </div>
      <Legend id={id} categories={categories} places={places} />
      {drawn && <Nowhere {...{ places, categories, hrefOf }} drawn={drawn.countries} />}
      <figcaption className={classes.caption}>{t('map.caption')}</figcaption>
    </figure>
  )
}
