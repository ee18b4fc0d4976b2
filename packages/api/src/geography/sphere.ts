/** A point on the unit sphere. */
export type Point = readonly [number, number, number]

export function pointAt(latitude: number, longitude: number): Point {
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** The angle in radians between two points, accurate for small angles too. */
export const angleBetween = (a: Point, b: Point): number =>
  2 * Math.asin(Math.min(1, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2))

/** The angle from a point to the nearest point of the segment from `a` to `b`, which must be close to each other. */
export function angleToSegment(point: Point, a: Point, b: Point): number {
  const along = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  const length = along[0] ** 2 + along[1] ** 2 + along[2] ** 2
  if (length === 0) return angleBetween(point, a)
  const onto = (point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1] + (point[2] - a[2]) * along[2]
  const share = Math.min(1, Math.max(0, onto / length))
  const nearest = [a[0] + share * along[0], a[1] + share * along[1], a[2] + share * along[2]] as const
  const radius = Math.hypot(...nearest)
  return angleBetween(point, [nearest[0] / radius, nearest[1] / radius, nearest[2] / radius])
}
