import type { Sample } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HEIGHT, WIDTH, worldProjection, worldQuery } from '../../shared/worldMap/drawWorld.ts'
import classes from './samples.module.css'

/** The least part of the map that is shown, in its own units: nearer, its shapes are too coarse. */
const MIN_WIDTH = 110
const RATIO = 960 / 360

/** Where the samples were taken, on the part of the world map around them; the table says the same in words. */
export function SampleMap({ samples }: { samples: readonly Sample[] }) {
  const { t } = useTranslation()
  const { data: world } = useQuery(worldQuery)
  const project = worldProjection()
  const points = samples.flatMap(({ sampleId, ownId, latitude, longitude, warnings }) => {
    const at = latitude === null || longitude === null ? null : project([longitude, latitude])
    return at ? [{ sampleId, ownId, at, isDoubtful: warnings.length > 0 }] : []
  })
  if (!world || points.length === 0) return null
  const view = viewOf(points.map(({ at }) => at))
  return (
    <svg className={classes.map} viewBox={view.join(' ')} role="img" aria-label={t('assessments.samples.map')}>
      <path className={classes.sea} d={world.sphere} />
      <path className={classes.land} d={world.nameless} />
      {world.countries.map(({ iso2, path }) => (
        <path key={iso2} className={classes.land} d={path} />
      ))}
      {points.map(({ sampleId, ownId, at, isDoubtful }) => (
        <circle
          key={sampleId}
          className={classes.point}
          data-doubtful={isDoubtful}
          cx={at[0]}
          cy={at[1]}
          r={view[2] / 110}
        >
          <title>{ownId}</title>
        </circle>
      ))}
    </svg>
  )
}

type Point = readonly [number, number]

/** All points with room around them, in the shape of the map, and within it. */
function viewOf(points: readonly Point[]): [x: number, y: number, width: number, height: number] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const west = Math.min(...xs)
  const east = Math.max(...xs)
  const north = Math.min(...ys)
  const south = Math.max(...ys)
  const width = Math.min(WIDTH, Math.max(MIN_WIDTH, (east - west) * 1.3, (south - north) * 1.3 * RATIO))
  const height = Math.min(HEIGHT, width / RATIO)
  const within = (middle: number, size: number, most: number) => Math.min(Math.max(0, middle - size / 2), most - size)
  return [within((west + east) / 2, width, WIDTH), within((north + south) / 2, height, HEIGHT), width, height]
}
