import { type CompiledLaw, compile, type Law } from '@portal/rules'
import type { Content } from './loadContent.ts'

type Kept = { readonly law: Law; readonly compiled: CompiledLaw }

const kept = new WeakMap<Content['lawFor'], Map<string, Kept>>()

/** The law for these providers, compiled once for all cases of a content: compiling takes longer than deciding one. */
export function compiledLaw({ lawFor }: Pick<Content, 'lawFor'>, providers: readonly string[]): Kept {
  const laws = kept.get(lawFor) ?? new Map<string, Kept>()
  kept.set(lawFor, laws)
  const key = providers.join()
  const found = laws.get(key)
  if (found) return found
  const law = lawFor(providers)
  const made = { law, compiled: compile(law) }
  laws.set(key, made)
  return made
}
