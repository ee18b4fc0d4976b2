import { type CompiledLaw, compile, type Law } from '@portal/rules'

const kept = new WeakMap<Law, CompiledLaw>()

/** The fields of the map are about the law of the provider alone. */
export const providerLaw = (law: Law): Law => ({ ...law, layers: { ...law.layers, scope: [], user: [] } })

/** The same, compiled once for each law. */
export function compiledProvider(law: Law): CompiledLaw {
  const compiled = kept.get(law) ?? compile(providerLaw(law))
  kept.set(law, compiled)
  return compiled
}
