import type { FoundMatrix } from './rulesFound.ts'
import type { ReadLaw } from './useReadLaw.ts'

export type Duty = {
  readonly id: string
  readonly kind: 'obligation' | 'lock'
  readonly number: number
  readonly text: string
  readonly about: readonly string[]
  /** Of rules that are folded only. */
  readonly isFolded: boolean
}

/** What the rules ask for and what they stop, each once, numbered as they come up. */
export function dutiesOf({ part }: ReadLaw, matrices: readonly FoundMatrix[]): Duty[] {
  const outcomes = matrices.flatMap(({ rows }) => rows.map(({ row }) => row.then))
  const named = [
    ...once(outcomes.flatMap(({ obligations }) => obligations)).map((id) => ({ kind: 'obligation' as const, id })),
    ...once(outcomes.flatMap(({ locks }) => locks)).map((id) => ({ kind: 'lock' as const, id })),
  ]
  const open = new Set(matrices.flatMap(({ rows }) => rows.filter((rule) => !rule.isFolded).flatMap(dutyIds)))
  return named.map(({ kind, id }, index) => ({
    ...{ id, kind, number: index + 1, isFolded: !open.has(id) },
    ...textOf(part, kind, id),
  }))
}

const dutyIds = ({ row: { then } }: FoundMatrix['rows'][number]) => [...then.obligations, ...then.locks]

const once = (ids: readonly string[]) => [...new Set(ids)]

function textOf({ obligations, locks }: ReadLaw['part'], kind: Duty['kind'], id: string): Pick<Duty, 'text' | 'about'> {
  if (kind === 'lock') return { text: locks.find((one) => one.id === id)?.text ?? id, about: [] }
  const found = obligations.find((one) => one.id === id)
  return { text: found?.text ?? id, about: [found?.authority ?? [], found?.due ?? []].flat() }
}
