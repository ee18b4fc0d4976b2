import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea } from 'd3-geo'
import type { Feature, Geometry, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { codeOfShape } from './countryCodes.ts'
import { splitRegions } from './regions.ts'

type Detail = '110m' | '50m' | '10m'
export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>

/** Natural Earth (public domain), as `world-atlas` packs it, by country code; without one for disputed areas. */
export function readAtlas(detail: Detail): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`)
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'))
  for (const shape of atlas.objects.countries.geometries) shape.id = codeOfShape(shape.id) ?? ''
  splitRegions(atlas)
  return atlas
}

/** Every shape with its country code. */
export function shapes(detail: Detail): { code: string | undefined; shape: Feature<Geometry> }[] {
  const atlas = readAtlas(detail)
  return feature(atlas, atlas.objects.countries).features.map((shape) => ({
    code: shape.id ? String(shape.id) : undefined,
    shape,
  }))
}

export const partsOf = ({ geometry }: Feature<Geometry>): Polygon[] => {
  const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : [(geometry as Polygon).coordinates]
  return parts.map((coordinates) => ({ type: 'Polygon', coordinates }))
}

/** The largest of its parts: some countries lie on both sides of the date line or have land overseas. */
export const mainPart = (shape: Feature<Geometry>): Polygon =>
  partsOf(shape).reduce((largest, one) => (geoArea(one) > geoArea(largest) ? one : largest))
