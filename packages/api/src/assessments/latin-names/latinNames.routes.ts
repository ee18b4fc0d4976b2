import { assessments } from '@portal/contract'
import type { Serve } from '../../http/serve.ts'
import { findLatinNames, type LatinNameDeps } from './latinNames.service.ts'
import { taxonomyAt } from './taxonomy.ts'

/** `taxonomyUrl`: where a taxonomy service lies; undefined asks none. */
export function latinNameRoutes(
  serve: Serve,
  deps: Omit<LatinNameDeps, 'taxonomy'>,
  taxonomyUrl: string | undefined,
): void {
  const taxonomy = taxonomyUrl === undefined ? undefined : taxonomyAt(taxonomyUrl)

  serve(assessments.latinNames, ({ query }, { actor }) => findLatinNames({ ...deps, taxonomy }, actor, query.q))
}
