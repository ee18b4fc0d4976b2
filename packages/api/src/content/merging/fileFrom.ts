import { type ContentDifference, CountryFile, GoldenCase, LISTS } from '@portal/contract'
import { z } from 'zod'
import type { MergedText } from './mergeFiles.ts'

/** An entry with its fields: those of a row's outcome begin with `then/`, and `matrix` is where it stands. */
export type MergedItem = {
  readonly kind: ContentDifference['kind'] | 'case'
  readonly fields: { readonly [field: string]: unknown }
}

/** The text that has these entries. Throws a ZodError if they make no file. */
export function fileFrom({ country, version }: CountryFile, items: readonly MergedItem[]): MergedText {
  const of = (kind: MergedItem['kind']) => items.filter((item) => item.kind === kind).map(({ fields }) => fields)
  const facts = of('fact').map(({ fact, value }) => [fact, value])
  const lists = Object.entries(LISTS).filter(([kind]) => kind !== 'matrix')
  const rows = of('row')
  const file = {
    ...Object.fromEntries(facts),
    country,
    version,
    ...Object.fromEntries(lists.map(([kind, list]) => [list, of(kind as MergedItem['kind'])])),
    matrices: of('matrix').map(({ order, ...matrix }) => ({
      ...matrix,
      rows: inOrder(
        order as readonly string[],
        rows.filter((row) => row.matrix === matrix.id),
      ),
    })),
  }
  return { file: CountryFile.parse(file), cases: z.array(GoldenCase).parse(of('case')) }
}

/** Rows that the order does not name, because a choice kept them, stand above the last one. */
function inOrder(order: readonly string[], rows: readonly MergedItem['fields'][]) {
  const named = order.flatMap((id) => rows.filter((row) => row.id === id))
  const others = rows.filter(({ id }) => !order.includes(id as string))
  return named.toSpliced(Math.max(0, named.length - 1), 0, ...others).map(rowFrom)
}

function rowFrom({ matrix: _matrix, ...fields }: MergedItem['fields']) {
  const entries = Object.entries(fields)
  const outcome = entries
    .filter(([field]) => field.startsWith('then/'))
    .map(([field, value]) => [field.slice(5), value])
  const own = entries.filter(([field]) => !field.startsWith('then/'))
  return Object.fromEntries([...own, ['then', Object.fromEntries(outcome)]])
}
