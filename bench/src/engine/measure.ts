import { performance } from 'node:perf_hooks'
import type { Contender } from './contender.ts'
import type { Days } from './shipped.ts'

export type Measured = { readonly name: string; readonly milliseconds: number; readonly mismatches: number }

/**
 * Runs all contenders on the same pairs of days, interleaved, so that a slow moment of the machine affects all of them
 * alike. Milliseconds are the median for one whole map; mismatches count results that differ from `expected`.
 */
export async function measure(
  contenders: readonly Contender[],
  days: readonly Days[],
  expected: (days: Days) => readonly number[],
): Promise<Measured[]> {
  const times = new Map<string, number[]>()
  const mismatches = new Map<string, number>()
  for (const pair of days) {
    const levels = expected(pair)
    for (const { name, repeats, prepare } of contenders) {
      const attempt = prepare(pair)
      const before = performance.now()
      for (let i = 0; i < repeats; i++) await attempt.run()
      times.set(name, [...(times.get(name) ?? []), (performance.now() - before) / repeats])
      const wrong = attempt.levels().filter((level, i) => level !== levels[i]).length
      mismatches.set(name, (mismatches.get(name) ?? 0) + wrong + Math.abs(attempt.levels().length - levels.length))
    }
  }
  return contenders.map(({ name }) => ({
    name,
    milliseconds: median(times.get(name) ?? []),
    mismatches: mismatches.get(name) ?? 0,
  }))
}

/** The median duration of one call in milliseconds, after the same number of warm-up calls. */
export function medianTime(calls: number, call: () => void): number {
  const times: number[] = []
  for (let i = 0; i < 2 * calls; i++) {
    const before = performance.now()
    call()
    times.push(performance.now() - before)
  }
  return median(times.slice(calls))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
