import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isInBox, SHAPE_REGIONS } from '@portal/contract'
import countries from 'i18n-iso-countries'
import { angleBetween, type Point, pointAt } from './sphere.ts'

/** A short stretch of coast or border. */
export type Stretch = {
  /** Longitude and latitude in degrees, alternating. */
  degrees: Float32Array
  /** The same as points of the unit sphere, three numbers each. */
  points: Float32Array
  /** The bounds in degrees; longitudes continue beyond 180 if it crosses the date line. */
  bounds: { west: number; east: number; north: number }
  /** The bounding cap on the sphere: its centre, and its radius in radians. */
  centre: Point
  radius: number
  /** The areas that it bounds, as indexes into `areas`: one for a coast, two for a border. */
  owners: readonly number[]
}

/** An area of the map; disputed ones have a name and no country code. */
type Area = { country: string | null; name: string }
type WorldShapes = { stretches: readonly Stretch[]; areas: readonly Area[] }

type Ring = readonly number[]
type Shape = { id?: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: readonly Ring[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly Ring[])[] }
)
type Step = readonly [number, number]
type Transform = { scale: Step; translate: Step }
type Atlas = {
  transform: Transform
  arcs: readonly (readonly Step[])[]
  objects: { countries: { geometries: readonly Shape[] } }
}

let shapes: WorldShapes | undefined

/** Coasts and borders of Natural Earth 1:10 million (public domain) from the package `world-atlas`; read once. */
export function worldShapes(): WorldShapes {
  shapes ??= readShapes()
  return shapes
}

function readShapes(): WorldShapes {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'))
  const areas: Area[] = []
  const owners: number[][] = atlas.arcs.map(() => [])
  for (const shape of atlas.objects.countries.geometries) addShape(atlas, { areas, owners }, shape)
  return {
    areas,
    stretches: atlas.arcs.flatMap((steps, index) => stretchesOf(steps, atlas.transform, owners[index] ?? [])),
  }
}

type Owners = { areas: Area[]; owners: number[][] }

/** Makes areas of regions with a code of their own that the atlas draws as part of another shape. */
function addShape(atlas: Atlas, { areas, owners }: Owners, { id, properties: { name }, ...shape }: Shape): void {
  const country = id === undefined ? undefined : countries.numericToAlpha2(id)
  for (const rings of shape.type === 'Polygon' ? [shape.arcs] : shape.arcs) {
    const place = placeOf(areas, { name, country: regionCode(atlas, name, rings) ?? country ?? null })
    for (const arc of rings.flat()) owners[placeOfArc(arc)]?.push(place)
  }
}

/** An arc used in reverse is stored as its bitwise complement (TopoJSON). */
const placeOfArc = (arc: number): number => (arc < 0 ? ~arc : arc)

function placeOf(areas: Area[], { country, name }: Area): number {
  const known = areas.findIndex((area) => area.name === name && area.country === country)
  return known < 0 ? areas.push({ country, name }) - 1 : known
}

function regionCode({ arcs, transform: { scale, translate } }: Atlas, name: string, rings: readonly Ring[]) {
  const [x = 0, y = 0] = arcs[placeOfArc(rings[0]?.[0] ?? 0)]?.[0] ?? []
  const place = [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
  return SHAPE_REGIONS.find(({ within, boxes }) => within === name && boxes.some((box) => isInBox(box, place)))?.code
}

const POINTS_OF_STRETCH = 48

/**
 * Splits an arc into pieces, each beginning where the previous one ends, because most pieces are far from a given
 * point.
 */
function stretchesOf(steps: readonly Step[], transform: Transform, owners: readonly number[]): Stretch[] {
  const line = degreesOf(steps, transform)
  const pieces: Stretch[] = []
  for (let from = 0; from < line.length - 2; from += 2 * (POINTS_OF_STRETCH - 1)) {
    pieces.push(stretchOf(Float32Array.from(line.slice(from, from + 2 * POINTS_OF_STRETCH)), owners))
  }
  return pieces
}

const LONG_DEGREES = 0.25

/**
 * Decodes the steps of an arc, which are differences on a grid (quantized TopoJSON), into alternating longitudes and
 * latitudes. A border along a parallel, such as the 49th, is not a straight line on the globe, so a long step gets
 * intermediate points.
 */
function degreesOf(steps: readonly Step[], { scale, translate }: Transform): number[] {
  const line: number[] = []
  let x = 0
  let y = 0
  for (const [index, [dx, dy]] of steps.entries()) {
    const east = turn(dx * scale[0])
    const north = dy * scale[1]
    const parts = index === 0 ? 1 : Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north)) / LONG_DEGREES))
    const fromEast = x * scale[0] + translate[0]
    const fromNorth = y * scale[1] + translate[1]
    for (let part = 1; part < parts; part++) {
      line.push(fromEast + (east * part) / parts, fromNorth + (north * part) / parts)
    }
    x += dx
    y += dy
    line.push(x * scale[0] + translate[0], y * scale[1] + translate[1])
  }
  return line
}

function stretchOf(degrees: Float32Array, owners: readonly number[]): Stretch {
  const points = new Float32Array((degrees.length / 2) * 3)
  for (let at = 0; at < degrees.length; at += 2) {
    points.set(pointAt(degrees[at + 1] ?? 0, degrees[at] ?? 0), (at / 2) * 3)
  }
  return { degrees, points, owners, bounds: boundsOf(degrees), ...capOf(points) }
}

function boundsOf(degrees: Float32Array): Stretch['bounds'] {
  let along = degrees[0] ?? 0
  const bounds = { west: along, east: along, north: -90 }
  for (let at = 0; at < degrees.length; at += 2) {
    along += turn((degrees[at] ?? 0) - along)
    bounds.west = Math.min(bounds.west, along)
    bounds.east = Math.max(bounds.east, along)
    bounds.north = Math.max(bounds.north, degrees[at + 1] ?? -90)
  }
  return bounds
}

/** The shorter difference of two longitudes, from -180 to 180. */
export const turn = (difference: number): number => difference - 360 * Math.round(difference / 360)

function capOf(points: Float32Array): Pick<Stretch, 'centre' | 'radius'> {
  const sum = [0, 0, 0] as [number, number, number]
  for (let at = 0; at < points.length; at += 3) {
    for (const axis of [0, 1, 2] as const) sum[axis] += points[at + axis] ?? 0
  }
  const length = Math.hypot(...sum) || 1
  const centre = [sum[0] / length, sum[1] / length, sum[2] / length] as const
  let radius = 0
  for (let at = 0; at < points.length; at += 3) radius = Math.max(radius, angleBetween(centre, pointOf(points, at)))
  return { centre, radius }
}

/** The point whose coordinates begin at this index. */
export const pointOf = (points: Float32Array, at: number): Point => [
  points[at] ?? 0,
  points[at + 1] ?? 0,
  points[at + 2] ?? 0,
]
