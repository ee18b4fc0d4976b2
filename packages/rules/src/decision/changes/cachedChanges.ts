import type { CompiledLaw } from '../../diagram/compile.ts'
import type { Level } from '../../diagram/rows.ts'
import { conditionalChanges, unconditionalChanges } from './changeSearch.ts'
import type { ChangeSearch, FoundChange } from './widening.ts'

/** The present level, and for a search with conditions the changes that were found without them. */
type SearchAim = { readonly level: Level; readonly unconditional: readonly FoundChange[] }

/** The number of searches cached for each law; the cases of a list differ in few facts that a search reads. */
const MAX_ENTRIES = 400

const byLaw = new WeakMap<CompiledLaw, Map<string, readonly FoundChange[]>>()

/**
 * A cache of the changes found by a search, with or without conditions: searches take a large part of the time of a
 * decision. The key contains everything that the search reads, so that cases which differ only in other facts, such as a
 * day without effect, share an entry. The oldest entry is evicted first.
 */
export function cachedChanges(law: CompiledLaw, search: ChangeSearch, { level, unconditional }: SearchAim) {
  const cache = byLaw.get(law) ?? new Map<string, readonly FoundChange[]>()
  byLaw.set(law, cache)
  const key = keyOf(search, { level, unconditional })
  const found = cache.get(key) ?? changesIn(search, { level, unconditional })
  cache.set(key, found)
  const [oldest] = cache.keys()
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
  return found
}

const changesIn = (search: ChangeSearch, { level, unconditional }: SearchAim) =>
  search.conditions.length === 0
    ? unconditionalChanges(search, level)
    : conditionalChanges(search, level, unconditional)

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
