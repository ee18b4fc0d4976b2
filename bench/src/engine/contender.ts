import type { Days } from './shipped.ts'

/** The whole map for one pair of days. Only `run` is timed; `levels` is its result, a level per country and use. */
export type Attempt = { readonly run: () => void | Promise<void>; readonly levels: () => readonly number[] }

export type Contender = {
  readonly name: string
  /** Runs in one measurement, so that even the fastest is well above the clock's resolution. */
  readonly repeats: number
  readonly prepare: (days: Days) => Attempt
}
