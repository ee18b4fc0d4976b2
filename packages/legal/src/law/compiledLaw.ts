import { type CompiledLaw, compile, type Law } from '@portal/rules'
import type { Content } from '../content.ts'

type CompiledProviders = { readonly law: Law; readonly compiled: CompiledLaw }

const compiledByLaw = new WeakMap<Content['lawFor'], Map<string, CompiledProviders>>()

/**
 * The law for these providers, compiled once for all cases of a content, because compiling takes longer than deciding a
 * case.
 */
export function compiledLaw({ lawFor }: Pick<Content, 'lawFor'>, providers: readonly string[]): CompiledProviders {
  const laws = compiledByLaw.get(lawFor) ?? new Map<string, CompiledProviders>()
  compiledByLaw.set(lawFor, laws)
  const key = providers.join()
  const cached = laws.get(key)
  if (cached) return cached
  const law = lawFor(providers)
  const entry = { law, compiled: compile(law) }
  laws.set(key, entry)
  return entry
}
