import { type GlobeBox, isInBox, type Place } from '@portal/contract'
import { angleToSegment, type Point, pointAt } from './sphere.ts'
import { pointOf, type Stretch, turn, worldShapes } from './worldShapes.ts'

const EARTH_KM = 6371.0088
const NAUTICAL_MILE_KM = 1.852
/** Breadths of the territorial sea and the exclusive economic zone (UN Convention on the Law of the Sea, Art. 3 and 57). */
const TERRITORIAL_SEA_KM = 12 * NAUTICAL_MILE_KM
const ECONOMIC_ZONE_KM = 200 * NAUTICAL_MILE_KM
const NEAR_BORDER_KM = 20
/** South of this latitude the Antarctic Treaty applies (Art. VI). */
const ANTARCTIC_LATITUDE = -60
const ANTARCTICA = 'AQ'
/** The bounds in degrees of the Caspian Sea, which is not a sea in the sense of the convention. */
const CASPIAN = { west: 46, south: 36, east: 55.3, north: 47.6 }

/**
 * Land that several States claim and that the shapes draw as part of one of them, with its approximate position. As words,
 * too, it is no answer to the question of the country (`SHARED_PLACES`). Western Sahara lies south of 27°40' N.
 */
const CLAIMED: readonly { name: string; drawnAs: readonly string[]; box: GlobeBox }[] = [
  { name: 'Crimea', drawnAs: ['RU'], box: [32.4, 44.3, 36.7, 46.3] },
  { name: 'Western Sahara', drawnAs: ['MA', 'EH'], box: [-17.2, 20.7, -8.6, 27.667] },
  { name: 'Paracel Islands', drawnAs: ['CN'], box: [111, 15.7, 113, 17.2] },
]

/**
 * Country and zone of a point in degrees (WGS 84), from shapes at 1:10 million. Maritime zones are estimated by the
 * distance to the nearest coasts; boundaries that States have agreed on or dispute are not known here.
 */
export function placeAt(latitude: number, longitude: number): Place {
  const [area] = areasAt(latitude, longitude)
  const point = pointAt(latitude, longitude)
  if (latitude < ANTARCTIC_LATITUDE) return { ...NOWHERE, zone: 'antarctica' }
  if (area !== undefined) return asClaimed(onLand(area, point), [longitude, latitude])
  if (isCaspian(latitude, longitude)) return { ...NOWHERE, zone: 'caspian_sea' }
  return atSea(point)
}

const NOWHERE = { country: null, area: null, states: [], border: null } satisfies Partial<Place>

const isCaspian = (latitude: number, longitude: number): boolean =>
  longitude > CASPIAN.west && longitude < CASPIAN.east && latitude > CASPIAN.south && latitude < CASPIAN.north

function onLand(own: number, point: Point): Place {
  const { areas } = worldShapes()
  const area = areas[own]
  const country = area?.country ?? null
  const [border] = nearest(point, NEAR_BORDER_KM, ({ owners }) => owners.length > 1 && owners.includes(own))
    .filter(({ place }) => place !== own && !(country && areas[place]?.country === country))
    .map(({ place, km }) => ({ country: areas[place]?.country ?? null, area: areas[place]?.name ?? '', km }))
  return { ...NOWHERE, zone: 'land', country, area: country ? null : (area?.name ?? null), border: border ?? null }
}

function asClaimed(place: Place, at: readonly [longitude: number, latitude: number]): Place {
  const claimed = CLAIMED.find(({ drawnAs, box }) => drawnAs.includes(place.country ?? '') && isInBox(box, at))
  return claimed ? { ...place, country: null, area: claimed.name } : place
}

/** Coasts without a country code, such as those of disputed islands, indicate no State. */
function atSea(point: Point): Place {
  const { areas } = worldShapes()
  const coasts = nearest(point, ECONOMIC_ZONE_KM, ({ owners }) => owners.length === 1)
  const states = new Map<string, number>()
  for (const { place, km } of coasts) {
    const country = areas[place]?.country
    if (country && country !== ANTARCTICA && !states.has(country)) states.set(country, km)
  }
  const [first] = states
  if (!first) return { ...NOWHERE, zone: 'high_seas' }
  const zone = first[1] <= TERRITORIAL_SEA_KM ? 'territorial_sea' : 'economic_zone'
  return { ...NOWHERE, zone, country: first[0], states: [...states].map(([country, km]) => ({ country, km })) }
}

/**
 * The areas that contain a point (ray casting): those whose edges its meridian crosses an odd number of times towards
 * the pole.
 */
function areasAt(latitude: number, longitude: number): number[] {
  const odd = new Set<number>()
  for (const stretch of worldShapes().stretches) {
    if (!mayCross(stretch, latitude, longitude) || !isOdd(stretch, latitude, longitude)) continue
    for (const place of stretch.owners) if (!odd.delete(place)) odd.add(place)
  }
  return [...odd]
}

const mayCross = ({ bounds: { west, east, north } }: Stretch, latitude: number, longitude: number): boolean =>
  north >= latitude && west + ((((longitude - west) % 360) + 360) % 360) <= east

function isOdd({ degrees }: Stretch, latitude: number, longitude: number): boolean {
  let odd = false
  for (let at = 2; at < degrees.length; at += 2) {
    const before = turn((degrees[at - 2] ?? 0) - longitude)
    const after = turn((degrees[at] ?? 0) - longitude)
    // Skips an edge with both ends on one side, or on the far side of the globe.
    if (before < 0 === after < 0 || Math.abs(after - before) > 180) continue
    const from = degrees[at - 1] ?? 0
    const to = degrees[at + 1] ?? 0
    if (from + ((to - from) * before) / (before - after) > latitude) odd = !odd
  }
  return odd
}

type AreaDistance = { place: number; km: number }

/** The areas bounded by matching stretches within a distance in kilometres, each once, nearest first. */
function nearest(point: Point, withinKm: number, counts: (stretch: Stretch) => boolean): AreaDistance[] {
  const within = withinKm / EARTH_KM
  const angles = new Map<number, number>()
  for (const stretch of worldShapes().stretches) {
    if (!counts(stretch)) continue
    const known = Math.max(...stretch.owners.map((place) => angles.get(place) ?? within))
    if (isBeyond(point, stretch, known)) continue
    const angle = angleToStretch(point, stretch)
    if (angle > known) continue
    for (const place of stretch.owners) angles.set(place, Math.min(angle, angles.get(place) ?? angle))
  }
  return [...angles]
    .map(([place, angle]) => ({ place, km: Math.round(angle * EARTH_KM * 10) / 10 }))
    .sort((a, b) => a.km - b.km)
}

/**
 * Whether the stretch's bounding cap lies completely beyond the angle. Compares chords, which is cheaper than angles.
 */
function isBeyond(point: Point, { centre, radius }: Stretch, within: number): boolean {
  const angle = within + radius
  if (angle >= Math.PI) return false
  const chord = 2 * Math.sin(angle / 2)
  const square = (point[0] - centre[0]) ** 2 + (point[1] - centre[1]) ** 2 + (point[2] - centre[2]) ** 2
  return square > chord * chord
}

function angleToStretch(point: Point, { points }: Stretch): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 3; at < points.length; at += 3) {
    least = Math.min(least, angleToSegment(point, pointOf(points, at - 3), pointOf(points, at)))
  }
  return least
}
