import type { CountryFile } from '@portal/contract'
import type { Problem } from './problem.ts'

/** Obligations, locks and conditions that no row refers to: forgotten, or misspelt where they were meant to be used. */
export function checkUnused(file: string, { matrices, obligations, locks, conditions }: CountryFile): Problem[] {
  const rows = matrices.flatMap((matrix) => matrix.rows)
  const named = new Set(rows.flatMap((row) => [...row.then.obligations, ...row.then.locks]))
  const covers = matrices.flatMap((matrix) => matrix.covers ?? [])
  const read = new Set([...covers, ...rows.flatMap(({ when }) => when)].flatMap((box) => Object.keys(box)))
  const unused = [
    ...[...obligations, ...locks].filter(({ id }) => !named.has(id)),
    ...conditions.filter(({ id, places }) => !places && !read.has(id)),
  ]
  return unused.map(({ id }) => ({ file, at: id, reason: 'is used by no row: name it in a row, or take it out' }))
}
