import type { CompiledLaw } from '../../diagram/compile.ts'
import type { Level } from '../../diagram/rows.ts'
import { conditionalChanges } from './changeSearch.ts'
import type { ChangeSearch, FoundChange } from './widening.ts'

type Asking = { readonly level: Level; readonly firm: readonly FoundChange[] }

/** Searches remembered of a law: the cases of a list differ in few ways that a search reads. */
const MOST = 200

const byLaw = new WeakMap<CompiledLaw, Map<string, readonly FoundChange[]>>()

/**
 * `conditionalChanges`, remembered by all that it reads: cases that differ elsewhere, as in a day that moves nothing
 * here, have the same ones. It is most of what a decision with open facts costs. The one remembered longest goes first.
 */
export function rememberedChanges(law: CompiledLaw, search: ChangeSearch, { level, firm }: Asking) {
  const remembered = byLaw.get(law) ?? new Map<string, readonly FoundChange[]>()
  byLaw.set(law, remembered)
  const key = keyOf(search, { level, firm })
  const found = remembered.get(key) ?? conditionalChanges(search, level, firm)
  remembered.set(key, found)
  const [oldest] = remembered.keys()
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest)
  return found
}

function keyOf({ graph, root, present, reach, axes, conditions }: ChangeSearch, { level, firm }: Asking): string {
  const facts = [...axes, ...conditions].map((position) => [present[position], reach[position]])
  const read = JSON.stringify([level, root, axes, conditions, facts, firm.map((change) => [change.axes, change.level])])
  return [read, graph.positionOf, graph.firstChild, graph.children].join('|')
}
