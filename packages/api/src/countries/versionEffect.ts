import type { VersionEffect } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { Db } from '../db/connect.ts'
import type { Current, LawStore } from '../deps.ts'
import { countryResult } from './countryResult.ts'
import { caseOf } from './referenceCase.ts'
import type { Days } from './resultMaps.ts'

export type EffectDeps = { readonly db: Db; readonly law: LawStore; readonly content: Content }
type Step = { readonly iso2: string; readonly from: number; readonly to: number; readonly days: Days }

/** The reference case decided by two versions that are or were active. Throws COUNTRY_NOT_FOUND and VERSION_NOT_FOUND. */
export async function versionEffect(deps: EffectDeps, current: Current, step: Step): Promise<VersionEffect> {
  const { iso2, from, to, days } = step
  const before = await resultsOf(deps, current, step, from)
  const after = await resultsOf(deps, current, step, to)
  const uses = deps.content.uses.map(({ id, title }) => ({ use: id, title, before: before(id), after: after(id) }))
  const changed = uses.filter((one) => one.before.status !== one.after.status)
  return {
    countryId: iso2,
    from,
    to,
    ...days,
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

async function resultsOf(
  { db, law, content }: EffectDeps,
  { countries }: Current,
  { iso2, days }: Step,
  version: number,
) {
  const country = countries.get(iso2)
  if (!country?.versions.includes(version)) throw law.missing(iso2)
  const context =
    version === country.version ? await law.contextFor(db, iso2) : await law.contextWith(db, iso2, version)
  return (use: string) => countryResult(context, content.dimensions, { iso2, use, days, query: {} })
}
