import { isInBox, SHAPE_REGIONS } from '@portal/contract'
import { geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryObject, MultiPolygon } from 'topojson-specification'
import type { Atlas } from './shapes.ts'

/** Gives each of these regions a shape of its own, as far as the atlas has one at its scale. */
export function splitRegions(atlas: Atlas): void {
  const { geometries } = atlas.objects.countries
  for (const { code, within, boxes } of SHAPE_REGIONS) {
    const whole = geometries.find(({ properties }) => properties && 'name' in properties && properties.name === within)
    if (whole?.type !== 'MultiPolygon') continue
    const isInside = (arcs: number[][]) => boxes.some((box) => isInBox(box, centreOf(atlas, arcs)))
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
