import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { World } from './world.queries.ts'

export const WIDTH = 960
export const HEIGHT = 500

/** A country on the map: its shape, and a point where the shape is too small to be hit. */
export type Drawn = { readonly iso2: string; readonly path: string; readonly point?: readonly [number, number] }
export type DrawnWorld = { readonly sphere: string; readonly countries: readonly Drawn[]; readonly nameless: string }

/** Projects everything once: moving and zooming is then a matter of one transformation. */
export function drawWorld({ topology, points }: World): DrawnWorld {
  const projection = geoNaturalEarth1().fitExtent(
    [
      [4, 4],
      [WIDTH - 4, HEIGHT - 4],
    ],
    { type: 'Sphere' },
  )
  const path = geoPath(projection).digits(1)
  const paths = new Map<string, string>()
  for (const shape of feature(topology, topology.objects.countries).features) {
    const code = String(shape.id ?? '')
    paths.set(code, (paths.get(code) ?? '') + (path(shape) ?? ''))
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
