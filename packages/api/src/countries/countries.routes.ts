import {
  type ComparisonQuery,
  Country,
  CountryOverTime,
  CountryProcedures,
  CountryResult,
  CountryStats,
  countries as contract,
  type ResultMap,
  VersionEffect,
} from '@portal/contract'
import type { Content } from '@portal/legal'
import { z } from 'zod'
import { type Current, type LawStore, type PublishedContent, today } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { invalid } from '../http/errors.ts'
import { type Prepared, prepare } from '../http/prepared.ts'
import type { Serving } from '../http/serve.ts'
import { comparisonCsv, comparisonXlsx } from './comparison/exportComparison.ts'
import { countryOf } from './country/country.ts'
import { proceduresOf } from './country/countryProcedures.ts'
import { codesOf, countryStats, type TreatyTable } from './country/countryStats.ts'
import { countryResult } from './reference-case/countryResult.ts'
import { decidedAlone, decidedAs } from './reference-case/decidedAs.ts'
import { caseOf } from './reference-case/referenceCase.ts'
import { withVersion } from './reference-case/withVersion.ts'
import { contextOf } from './result-map/openCountryMaps.ts'
import { openResultMaps } from './result-map/resultMaps.ts'
import { versionEffect } from './version-effect/versionEffect.ts'

type CountryDeps = {
  db: Db
  law: LawStore
  content: Content
  published: PublishedContent
  reviewMonths: number
  publicUrl: string
}

const Stats = z.object({ count: z.int(), rows: z.array(CountryStats) })

/** Serves the countries; gives back how the result map is prepared before anybody asks for it. */
export function countryRoutes(
  { serveFile, servePrepared }: Serving,
  { db, law, content, published, reviewMonths, publicUrl }: CountryDeps,
): (stop: AbortSignal) => Promise<void> {
  const table = { treaties: content.treaties, asOf: content.treatiesAbout.asOf, reviewMonths }
  const { dimensions: facts, treaties } = content
  const maps = openResultMaps({ law, facts, treaties })
  const stats = preparedStats(table)

  servePrepared(contract.stats, async ({ query }) => stats(await published.current(), query.on ?? today()))

  servePrepared(contract.resultMap, async ({ query: { accessDate, intendedUseDate, ...query } }) => {
    const days = { accessDate: accessDate ?? today(), intendedUseDate: intendedUseDate ?? today() }
    return maps.on(await published.current(), days, query)
  })

  const compared = async ({ countries: _, uses: __, accessDate, intendedUseDate, ...query }: ComparisonQuery) => {
    const days = { accessDate: accessDate ?? today(), intendedUseDate: intendedUseDate ?? today() }
    const { json } = await maps.on(await published.current(), days, query)
    return JSON.parse(Buffer.concat(json).toString()) as ResultMap
  }

  const saved = async () => {
    const current = await published.current()
    const deciding = (iso2: string) => decidedAs({ iso2, query: {} }, { treaties, current }).provider
    const asOf = (iso2: string) => current.countries.get(deciding(iso2))?.file.asOf ?? null
    return { publicUrl, on: today(), asOf }
  }

  serveFile(contract.comparisonCsv, async ({ body }) => comparisonCsv(await compared(body), body, await saved()))

  serveFile(contract.comparisonXlsx, async ({ body }) => comparisonXlsx(await compared(body), body, await saved()))

  servePrepared(contract.one, async ({ params, query }) => {
    const current = await published.current()
    const shown = await published.find(params.id, query.version)
    return prepare(
      Country,
      countryOf({ iso2: params.id, day: query.on ?? today(), shown }, table, current, content.procedures),
    )
  })

  servePrepared(contract.overTime, async ({ params: { id }, query: { version, intendedUseDate, ...query } }) => {
    refuseNoProvider(law, id)
    const current = await withVersion(published, id, version)
    const decided = decidedAlone({ iso2: id, query }, { treaties, current })
    const useDate = intendedUseDate ?? today()
    const segments = await maps.overTime(current, { iso2: id, useDate }, query)
    return prepare(CountryOverTime, { countryId: id, intendedUseDate: useDate, case: caseOf(decided.query), segments })
  })

  servePrepared(contract.result, async ({ params: { id }, query: { version, use, ...query } }) => {
    refuseNoProvider(law, id)
    const current = await withVersion(published, id, version)
    const { accessDate = today(), intendedUseDate = today(), ...stated } = query
    const days = { accessDate, intendedUseDate }
    const decided = decidedAlone({ iso2: id, query: stated }, { treaties, current })
    const result = countryResult(await contextOf(law, current, decided.provider), facts, { ...decided, use, days })
    const read = current.countries.get(decided.provider)?.version ?? null
    return prepare(CountryResult, { ...result, countryId: id, version: read })
  })

  servePrepared(contract.effect, async ({ params: { id }, query: { from, to, accessDate, intendedUseDate } }) => {
    const days = { accessDate: accessDate ?? today(), intendedUseDate: intendedUseDate ?? today() }
    const step = { iso2: id, from, to, days }
    return prepare(VersionEffect, await versionEffect({ db, law, content, published }, step))
  })

  serveProcedures(servePrepared, law, content)

  return async (stop) => maps.warm(await published.current(), stop)
}

function serveProcedures(servePrepared: Serving['servePrepared'], law: LawStore, { procedures }: Content): void {
  servePrepared(contract.procedures, async ({ params: { id } }) => {
    if (!law.isKnown(id)) throw law.missing(id)
    return prepare(CountryProcedures, { countryId: id, procedures: proceduresOf(id, procedures) })
  })
}

/** Throws COUNTRY_NOT_FOUND, and INVALID_INPUT for the EU: nothing is accessed under its law. */
function refuseNoProvider(law: LawStore, iso2: string): void {
  if (!law.isKnown(iso2)) throw law.missing(iso2)
  if (!law.isProvider(iso2)) {
    throw invalid([{ path: 'id', message: `${iso2} is a place of use, not a country that material comes from.` }])
  }
}

/** Made once for a day, until another version of anything is active. */
function preparedStats(table: TreatyTable) {
  let kept: { key: string; prepared: Prepared } | undefined
  return (current: Current, day: string): Prepared => {
    const key = [day, today(), current.key, current.reviewKey].join(' ')
    if (kept?.key === key) return kept.prepared
    const rows = codesOf(table).map((iso2) => {
      const shown = current.countries.get(iso2)
      return countryStats({ iso2, day, shown }, table, current.countries)
    })
    const prepared = prepare(Stats, { count: rows.length, rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)) })
    kept = { key, prepared }
    return prepared
  }
}
