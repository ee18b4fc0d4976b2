import { queryOptions } from '@tanstack/react-query'
import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export const WIDTH = 960
export const HEIGHT = 500

/** Build-time data: shapes by country code, and points for countries too small to click. */
export type World = {
  readonly topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  readonly points: Readonly<Record<string, readonly [number, number]>>
}

/** Projected shape of a country, with a point where the shape is too small to click. */
export type MapShape = { readonly iso2: string; readonly path: string; readonly point?: readonly [number, number] }
type WorldShapes = {
  readonly sphere: string
  readonly countries: readonly MapShape[]
  readonly nameless: string
}

/** Time slice after which projection yields to the event loop. */
const PIECE_MS = 10

/** Projects degrees of longitude and latitude to map units. */
export const worldProjection = () =>
  geoNaturalEarth1().fitExtent(
    [
      [4, 4],
      [WIDTH - 4, HEIGHT - 4],
    ],
    { type: 'Sphere' },
  )

/** Projects all shapes once, in time slices; pan and zoom then only change a transform. */
export async function drawWorld({ topology, points }: World): Promise<WorldShapes> {
  const projection = worldProjection()
  const path = geoPath(projection).digits(1)
  const paths = new Map<string, string>()
  let since = performance.now()
  for (const shape of feature(topology, topology.objects.countries).features) {
    const code = String(shape.id ?? '')
    paths.set(code, (paths.get(code) ?? '') + (path(shape) ?? ''))
    if (performance.now() - since < PIECE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  const nameless = paths.get('') ?? ''
  const codes = new Set([...paths.keys(), ...Object.keys(points)])
  codes.delete('')
  return {
    sphere: path({ type: 'Sphere' }) ?? '',
    nameless,
    countries: [...codes].map((iso2) => {
      const place = points[iso2]
      const point = place && projection([...place])
      return { iso2, path: paths.get(iso2) ?? '', ...(point && { point }) }
    }),
  }
}

/** Fetched and projected once per visit. */
export const worldQuery = queryOptions({
  queryKey: ['world'],
  queryFn: async (): Promise<WorldShapes> => {
    const answer = await fetch('/countries/world.json')
    if (!answer.ok) throw new Error(`The map answered ${answer.status}.`)
    return drawWorld(await answer.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
