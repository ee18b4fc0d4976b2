/** A space small enough for trying every point. Its few days stand for all of time. */
export const DAYS = ['2000-01-30', '2000-01-31', '2000-02-01', '2000-02-02'] as const
export const DAY_EDGES = ['1999-12-31', ...DAYS, '2000-02-03'] as const
/** The span of all these days. */
export const WINDOW = { from: '2000-01-30', before: '2000-02-03' }
export const DATES: readonly string[] = ['accessDate', 'useDate']
export const CHANGEABLE: readonly string[] = ['use', 'partner', 'paper']
/** Papers can be obtained, but losing them is not suggested. */
const TOWARDS: Readonly<Record<string, readonly string[]>> = { paper: ['permit', 'terms'] }
export const PARTY = ['yes', 'no', 'unknown'] as const

const SETS: Readonly<Record<string, readonly string[]>> = {
  use: ['u0', 'u1', 'u2'],
  region: ['north', 'south'],
  partner: ['yes', 'no'],
  paper: ['permit', 'terms', 'none'],
}
/** The dimensions that a user states; `party` is derived by a table. */
export const STATED: readonly string[] = [...DATES, ...Object.keys(SETS)]
export const valuesOf = (id: string): readonly string[] => (DATES.includes(id) ? DAYS : (SETS[id] ?? PARTY))

export const DIMENSIONS = [...STATED, 'party'].map((id) => ({
  id,
  values: DATES.includes(id) ? ('days' as const) : valuesOf(id),
  changeable: TOWARDS[id] ?? CHANGEABLE.includes(id),
}))

/** The values that a changeable fact can take: its present ones and those to which it may change. */
export const reachable = (id: string, present: readonly string[]): readonly string[] =>
  valuesOf(id).filter((value) => present.includes(value) || (TOWARDS[id]?.includes(value) ?? true))

export type Point = Readonly<Record<string, string>>

const product = (ids: readonly string[]): Point[] =>
  ids.reduce<Point[]>(
    (points, id) => points.flatMap((point) => valuesOf(id).map((value) => Object.assign({ [id]: value }, point))),
    [{}],
  )

/** All points at which access is not after use. */
export const POINTS: readonly Point[] = product(STATED).filter(
  ({ accessDate = '', useDate = '' }) => accessDate <= useDate,
)
/** The same points with each value of the derived fact, as a single matrix is checked on them. */
export const POINTS_WITH_PARTY: readonly Point[] = POINTS.flatMap((point) =>
  PARTY.map((party) => ({ ...point, party })),
)
