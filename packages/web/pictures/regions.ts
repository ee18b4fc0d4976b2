import { geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryObject, MultiPolygon } from 'topojson-specification'
import type { Atlas } from './shapes.ts'

type Box = readonly [west: number, south: number, east: number, north: number]
type Region = { readonly code: string; readonly within: string; readonly boxes: readonly Box[] }

/** Regions with a code of their own that the atlas draws as part of another shape, and about where on the globe. */
const REGIONS: readonly Region[] = [
  { code: 'GF', within: 'France', boxes: [[-55, 2, -51, 6]] },
  { code: 'GP', within: 'France', boxes: [[-62, 15.7, -60.8, 16.7]] },
  { code: 'MQ', within: 'France', boxes: [[-61.4, 14.2, -60.7, 15]] },
  { code: 'RE', within: 'France', boxes: [[55, -22, 56, -20]] },
  { code: 'YT', within: 'France', boxes: [[44.5, -13.5, 45.8, -12]] },
  { code: 'BQ', within: 'Netherlands', boxes: [[-69, 11.5, -62.5, 18]] },
  {
    code: 'SJ',
    within: 'Norway',
    boxes: [
      [-10, 70, 0, 72],
      [5, 73, 40, 82],
    ],
  },
  { code: 'BV', within: 'Norway', boxes: [[2, -56, 5, -53]] },
  { code: 'TK', within: 'New Zealand', boxes: [[-174, -10.5, -170, -7.5]] },
  { code: 'CC', within: 'Indian Ocean Ter.', boxes: [[96, -13, 98, -11]] },
  { code: 'CX', within: 'Indian Ocean Ter.', boxes: [[105, -11, 106, -10]] },
]

/** Gives each of these regions a shape of its own, as far as the atlas has one at its scale. */
export function splitRegions(atlas: Atlas): void {
  const { geometries } = atlas.objects.countries
  for (const { code, within, boxes } of REGIONS) {
    const whole = geometries.find(({ properties }) => properties && 'name' in properties && properties.name === within)
    if (whole?.type !== 'MultiPolygon') continue
    const isInside = (arcs: number[][]) => boxes.some((box) => isIn(box, centreOf(atlas, arcs)))
    const inside = whole.arcs.filter(isInside)
    if (inside.length === 0) continue
    whole.arcs = whole.arcs.filter((arcs) => !inside.includes(arcs))
    geometries.push({ type: 'MultiPolygon', id: code, arcs: inside, properties: { name: code } })
  }
  atlas.objects.countries.geometries = geometries.filter(hasParts)
}

const hasParts = (geometry: GeometryObject<{ name: string }>) =>
  geometry.type !== 'MultiPolygon' || geometry.arcs.length > 0

const centreOf = (atlas: Atlas, arcs: number[][]) =>
  geoCentroid(feature(atlas, { type: 'MultiPolygon', arcs: [arcs] } satisfies MultiPolygon))

const isIn = ([west, south, east, north]: Box, [longitude, latitude]: [number, number]) =>
  longitude > west && longitude < east && latitude > south && latitude < north
