import { writeFileSync } from 'node:fs'
import { geoArea, geoCentroid } from 'd3-geo'
import { mainPart, readAtlas, shapes } from './shapes.ts'

/** Below this share of the globe a country is a point that can be hit, not only a shape. Luxembourg lies below it. */
const SMALL_STERADIANS = 0.0005

/**
 * The shapes of the world map as TopoJSON, known by country code, and where to put a point for each country that is too
 * small to be hit or has no shape at that scale.
 */
export function writeWorldMap(file: string): void {
  const atlas = readAtlas('110m')
  const drawn = new Set(atlas.objects.countries.geometries.map(({ id }) => id))
  const fine = shapes('10m').filter(({ code }) => code !== undefined)
  // Some islands of a large country have shapes of their own.
  const large = new Set(fine.filter(({ shape }) => geoArea(shape) > SMALL_STERADIANS).map(({ code }) => code))
  const points = fine
    .filter(({ code }) => !(drawn.has(code) && large.has(code)))
    .map(({ code, shape }) => [code, geoCentroid(mainPart(shape)).map((degrees) => Math.round(degrees * 100) / 100)])
  writeFileSync(file, JSON.stringify({ topology: atlas, points: Object.fromEntries(points) }))
}
