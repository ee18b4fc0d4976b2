import type { Contender } from './contender.ts'
import { cutToReference, type Point, pointOf, type Rule, type Shipped, type Test, wholeRows } from './shipped.ts'

/** The floor: the rows as objects, read from the top for every country, use and matrix. */
export const plainLoops = (shipped: Shipped): Contender[] => [
  plainLoop(shipped, 'plain loop over row objects', wholeRows),
  plainLoop(shipped, 'plain loop, rows cut to the reference point', cutToReference),
]

function plainLoop({ countries, uses }: Shipped, name: string, rows: typeof wholeRows): Contender {
  const tables = countries.map(rows)
  return {
    name,
    repeats: 20,
    prepare: (days) => {
      const points = countries.map((country) => uses.map((use) => pointOf(country, use, days)))
      let levels: number[] = []
      return {
        run: () => {
          levels = tables.flatMap((matrices, i) => (points[i] ?? []).map((point) => worst(matrices, point)))
        },
        levels: () => levels,
      }
    },
  }
}

function worst(matrices: readonly (readonly Rule[])[], point: Point): number {
  let level = 0
  for (const rules of matrices) level = Math.max(level, firstFit(rules, point))
  return level
}

function firstFit(rules: readonly Rule[], point: Point): number {
  for (const { tests, level } of rules) if (tests.every((test) => holds(test, point))) return level
  return 0
}

function holds({ id, values, from, before }: Test, point: Point): boolean {
  const value = point[id]
  if (values) return values.includes(value as string)
  return (from === undefined || (value as number) >= from) && (before === undefined || (value as number) < before)
}
