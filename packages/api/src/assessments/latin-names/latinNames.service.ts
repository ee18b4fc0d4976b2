import type { assessments as contract, HandlerOutput } from '@portal/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../../http/actor.ts'
import type { AssessmentDeps } from '../answering/assessments.service.ts'
import { cropNames } from './cropNames.ts'
import { type FoundName, foundNames } from './foundNames.ts'
import { listFitting, listUsedNames } from './latinNames.repo.ts'
import type { Taxonomy } from './taxonomy.ts'

type Answer = HandlerOutput<typeof contract.latinNames>
/** `taxonomy` left out: no service is set. */
export type LatinNameDeps = AssessmentDeps & { taxonomy: Taxonomy | undefined; log: FastifyBaseLogger }

/** Names to choose from; the form goes on whatever becomes of the taxonomy service. */
export async function findLatinNames(deps: LatinNameDeps, actor: Actor, q: string): Promise<Answer> {
  const [used, taxonomy] = await Promise.all([listUsedNames(deps.db, actor, q), askTaxonomy(deps, q)])
  const { annex1 } = (await deps.law.contextFor(deps.db, undefined)).survey
  const listed = cropNames(annex1)
  const fitting = await listFitting(
    deps.db,
    listed.map(({ name }) => name),
    q,
  )
  const crops = listed.filter(({ name }) => fitting.has(name))
  const account = used.map((name): FoundName => ({ name, source: 'account', kingdom: null, rank: null }))
  return {
    rows: foundNames(q, [...account, ...crops, ...taxonomy.names]),
    taxonomy: taxonomy.state,
  }
}

type Asked = { state: Answer['taxonomy']; names: readonly FoundName[] }

async function askTaxonomy({ taxonomy, log }: LatinNameDeps, q: string): Promise<Asked> {
  if (!taxonomy) return { state: 'off', names: [] }
  try {
    return { state: 'answered', names: await taxonomy(q) }
  } catch (error) {
    log.warn({ err: error }, 'taxonomy service')
    return { state: 'failed', names: [] }
  }
}
