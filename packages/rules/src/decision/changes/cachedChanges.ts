import type { CompiledLaw } from '../../diagram/compile.ts'
import type { Level } from '../../diagram/rows.ts'
import { conditionalChanges } from './changeSearch.ts'
import type { ChangeSearch, FoundChange } from './widening.ts'

type SearchAim = { readonly level: Level; readonly unconditional: readonly FoundChange[] }

/** The number of searches cached for each law; the cases of a list differ in few facts that a search reads. */
const MAX_ENTRIES = 200

const byLaw = new WeakMap<CompiledLaw, Map<string, readonly FoundChange[]>>()

/**
 * A cache of `conditionalChanges`, which take most of the time of a decision with open facts. The key contains
 * everything that the search reads, so that cases which differ only in other facts, such as a day without effect, share
 * an entry. The oldest entry is evicted first.
 */
export function cachedChanges(law: CompiledLaw, search: ChangeSearch, { level, unconditional }: SearchAim) {
  const cache = byLaw.get(law) ?? new Map<string, readonly FoundChange[]>()
  byLaw.set(law, cache)
  const key = keyOf(search, { level, unconditional })
  const found = cache.get(key) ?? conditionalChanges(search, level, unconditional)
  cache.set(key, found)
  const [oldest] = cache.keys()
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
  return found
}

function keyOf(
  { diagrams, root, present, possible, changeable, conditions }: ChangeSearch,
  { level, unconditional }: SearchAim,
): string {
  const facts = [...changeable, ...conditions].map((position) => [present[position], possible[position]])
  const read = JSON.stringify([
    level,
    root,
    changeable,
    conditions,
    facts,
    unconditional.map((change) => [change.changed, change.level]),
  ])
  return [read, diagrams.positionOf, diagrams.firstChild, diagrams.children].join('|')
}
