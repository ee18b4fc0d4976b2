import { type ComparisonQuery, Country, CountryStats, countries as contract, type ResultMap } from '@portal/contract'
import type { Content } from '@portal/legal'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { type Current, type LawStore, type PublishedContent, today } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { type Prepared, prepare } from '../http/prepared.ts'
import type { Serving } from '../http/serve.ts'
import { countryOf } from './country.ts'
import { countryResult } from './countryResult.ts'
import { codesOf, countryStats, type TreatyTable } from './countryStats.ts'
import { comparisonCsv, comparisonXlsx } from './exportComparison.ts'
import { caseOf } from './referenceCase.ts'
import { openResultMaps } from './resultMaps.ts'

type CountryDeps = { db: Db; law: LawStore; content: Content; published: PublishedContent; reviewMonths: number }

const Stats = z.object({ count: z.int(), rows: z.array(CountryStats) })

export function countryRoutes({ serve, serveFile, servePrepared }: Serving, deps: CountryDeps): void {
  const { db, law, content, published, reviewMonths } = deps
  const table = { treaties: content.treaties, asOf: content.treatiesAbout.asOf, reviewMonths }
  const facts = content.dimensions
  const maps = openResultMaps({ db, law, facts })
  const stats = preparedStats(table)

  servePrepared(contract.stats, async ({ query }) => stats(await published.current(), query.on ?? today()))

  servePrepared(contract.resultMap, async ({ query: { accessDate, intendedUseDate, ...query } }) => {
    const days = { accessDate: accessDate ?? today(), intendedUseDate: intendedUseDate ?? today() }
    return maps.on(await published.current(), days, query)
  })

  const compared = async ({ countries: _, uses: __, accessDate, intendedUseDate, ...query }: ComparisonQuery) => {
    const days = { accessDate: accessDate ?? today(), intendedUseDate: intendedUseDate ?? today() }
    const { json } = await maps.on(await published.current(), days, query)
    return JSON.parse(json.toString()) as ResultMap
  }

  serveFile(contract.comparisonCsv, async ({ body }) => comparisonCsv(await compared(body), body))

  serveFile(contract.comparisonXlsx, async ({ body }) => comparisonXlsx(await compared(body), body))

  servePrepared(contract.one, async ({ params, query }) => {
    const current = await published.current()
    const shown = await versionOf(deps, current, params.id, query.version)
    return prepare(Country, countryOf({ iso2: params.id, day: query.on ?? today(), shown }, table, current))
  })

  serve(contract.overTime, async ({ params: { id }, query: { intendedUseDate = today(), ...query } }) => {
    const current = await published.current()
    await versionOf(deps, current, id, undefined)
    const segments = await maps.overTime(current, { iso2: id, useDate: intendedUseDate }, query)
    return { countryId: id, intendedUseDate, case: caseOf(query), segments }
  })

  serve(contract.result, async ({ params: { id }, query: { use, accessDate, intendedUseDate, ...query } }) => {
    const active = await published.current()
    await versionOf(deps, active, id, undefined)
    const days = { accessDate: accessDate ?? today(), intendedUseDate: intendedUseDate ?? today() }
    const result = countryResult(await law.contextFor(db, id), facts, { iso2: id, use, days, query })
    return { ...result, version: active.countries.get(id)?.version ?? null }
  })
}

/** The version asked for, or the active one; none for a country that nobody has assessed. Throws COUNTRY_NOT_FOUND. */
async function versionOf(
  { published, content }: CountryDeps,
  { countries }: Current,
  iso2: string,
  version: number | undefined,
) {
  if (!codesOf(content).includes(iso2)) throw new AppError('COUNTRY_NOT_FOUND')
  return version === undefined ? countries.get(iso2) : published.require(iso2, version)
}

/** Made once for a day, until another version of anything is active. */
function preparedStats(table: TreatyTable) {
  let kept: { key: string; prepared: Prepared } | undefined
  return (current: Current, day: string): Prepared => {
    const key = [day, today(), current.key, current.reviewKey].join(' ')
    if (kept?.key === key) return kept.prepared
    const rows = codesOf(table).map((iso2) => countryStats(iso2, table, current.countries, day))
    const prepared = prepare(Stats, { count: rows.length, rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)) })
    kept = { key, prepared }
    return prepared
  }
}
