import type { VersionEffect } from '@portal/contract'
import type { Content } from '@portal/legal'
import { type LawStore, type PublishedContent, validVersion } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { countryResult } from './countryResult.ts'
import { caseOf, type DatePair } from './referenceCase.ts'

type EffectDeps = {
  readonly db: Db
  readonly law: LawStore
  readonly content: Content
  readonly published: PublishedContent
}
type Step = { readonly iso2: string; readonly from: number; readonly to: number; readonly dates: DatePair }

/** The results of the reference case under two published versions. Throws COUNTRY_NOT_FOUND and VERSION_NOT_FOUND. */
export async function versionEffect(deps: EffectDeps, step: Step): Promise<VersionEffect> {
  const { iso2, from, to, dates } = step
  const before = await resultsOf(deps, step, from)
  const after = await resultsOf(deps, step, to)
  const uses = deps.content.uses.map(({ id, title }) => ({ use: id, title, before: before(id), after: after(id) }))
  const changed = uses.filter(({ before, after }) => before.status !== after.status)
  return {
    countryId: iso2,
    from,
    to,
    ...dates,
    case: caseOf({}),
    changed: changed.map(({ use, title, before, after }) => ({
      use,
      title,
      before: before.status,
      after: after.status,
      reasons: after.reasons.filter(({ status }) => status === after.status).map(({ reason }) => reason),
    })),
    unchanged: uses.length - changed.length,
  }
}

async function resultsOf({ db, law, content, published }: EffectDeps, { iso2, dates }: Step, version: number) {
  // Throws for a draft, which does not exist for readers.
  await published.find(iso2, version)
  const row = await validVersion(db, law, { contentId: iso2, version })
  const context = await law.contextWith(db, row)({ provider: iso2 })
  return (use: string) => countryResult(context, content.dimensions, { provider: iso2, use, dates, query: {} })
}
