import type { LawPart } from '@portal/rules'
import type { Problem } from './problem.ts'

export type PartOfFile = { readonly file: string; readonly part: LawPart }

/** Ids of rows, matrices, obligations, locks, documents and conditions are unique across all of the content. */
export function checkUnique(parts: readonly PartOfFile[]): Problem[] {
  const firstIn = new Map<string, string>()
  return parts.flatMap(({ file, part }) =>
    namesOf(part).flatMap(({ kind, id }) => {
      const earlier = firstIn.get(`${kind} ${id}`)
      firstIn.set(`${kind} ${id}`, earlier ?? file)
      return earlier ? [{ file, at: id, reason: `stands twice: another ${kind} of this name is in ${earlier}` }] : []
    }),
  )
}

/** Dimensions whose values are merged from all files: each country names its own code and regions. */
const SHARED = new Set(['provider', 'region'])

function namesOf({ dimensions, layers, obligations, locks, documents }: LawPart) {
  const matrices = Object.values(layers).flat()
  const named = (kind: string, items: readonly { readonly id: string }[]) => items.map(({ id }) => ({ kind, id }))
  return [
    ...named(
      'question',
      dimensions.filter(({ id }) => !SHARED.has(id)),
    ),
    ...named('table', matrices),
    ...named(
      'row',
      matrices.flatMap((matrix) => matrix.rows),
    ),
    ...named('duty', obligations),
    ...named('lock', locks),
    ...named('document', documents),
  ]
}
