import { type Days, type Point, pointOf, type Shipped } from './shipped.ts'

/**
 * An evaluation of the whole map for one pair of days. Only `run` is timed; `levels` returns its result, a level per
 * country and use.
 */
export type Attempt = { readonly run: () => void | Promise<void>; readonly levels: () => readonly number[] }

export type Contender = {
  readonly name: string
  /** Number of runs per measurement, so that even the fastest is well above the clock's resolution. */
  readonly repeats: number
  readonly prepare: (days: Days) => Attempt
}

/** A general-purpose rules engine: `map` evaluates the points of each country and returns a level per point. */
export function rulesEngine(
  { countries, uses }: Shipped,
  name: string,
  map: (points: readonly (readonly Point[])[]) => Promise<number[][]>,
): Contender {
  return {
    name,
    repeats: 1,
    prepare: (days) => {
      const points = countries.map((country) => uses.map((use) => pointOf(country, use, days)))
      let levels: number[] = []
      return {
        run: async () => {
          levels = (await map(points)).flat()
        },
        levels: () => levels,
      }
    },
  }
}
