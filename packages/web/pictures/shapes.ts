import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { codeOfShape } from './countryCodes.ts'

type Detail = '110m' | '50m' | '10m'
export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>

/** Natural Earth (public domain), as `world-atlas` packs it. */
export const readAtlas = (detail: Detail): Atlas =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`), 'utf8'))

/** Every shape with its country code; without one for disputed areas that have none. */
export function shapes(detail: Detail): { code: string | undefined; shape: Feature<Geometry> }[] {
  const atlas = readAtlas(detail)
  return feature(atlas, atlas.objects.countries).features.map((shape) => ({ code: codeOfShape(shape.id), shape }))
}
