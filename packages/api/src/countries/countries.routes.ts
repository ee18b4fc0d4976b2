import {
  type ComparisonQuery,
  Country,
  CountryOverTime,
  CountryProcedures,
  CountryResult,
  CountryStats,
  countries as contract,
  type HandlerOutput,
  proceduresOf,
  sequences,
  VersionEffect,
} from '@portal/contract'
import { type Content, clearingHousePage } from '@portal/legal'
import { segmentsOfUses } from '@portal/rules'
import { LANGUAGES } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { z } from 'zod'
import { createCache } from '../cache/cache.ts'
import { type Current, type LawStore, type PublishedContent, withVersion } from '../content/index.ts'
import type { Reads } from '../db/standby.ts'
import { type CachedResponse, cachedResponse } from '../http/cachedResponse.ts'
import { invalid } from '../http/errors.ts'
import type { Serving } from '../http/serve.ts'
import { today } from '../shared/days.ts'
import { compareNames } from '../text/contentTexts.ts'
import { inLanguage, languageNow } from '../text/language.ts'
import { comparisonCsv, comparisonXlsx } from './comparison/exportComparison.ts'
import { countryOf } from './country/country.ts'
import { codesOf, countryStats, type TreatyTable } from './country/countryStats.ts'
import { countryResult } from './reference-case/countryResult.ts'
import { caseOf, type DatePair, isAssessed, resolveCase, resolveSingleCase } from './reference-case/referenceCase.ts'
import { versionEffect } from './reference-case/versionEffect.ts'
import { contextOf } from './result-map/countryMaps.ts'
import { openResultMaps, type ResultMaps } from './result-map/resultMaps.ts'
import { sequenceResults, sequencesCsv, sequencesXlsx } from './sequences/sequenceResults.ts'

type CountryDeps = {
  reads: Reads
  law: LawStore
  content: Content
  published: PublishedContent
  reviewMonths: number
  publicUrl: string
}

/** Serves the countries. Returns the function that fills the caches of the country list and of the result map. */
export function countryRoutes(serving: Serving, deps: CountryDeps): FillCaches {
  const { law, content, published } = deps
  const maps = openResultMaps({ law, facts: content.dimensions, treaties: content.treaties })
  const cached = openCountryResponses(published)
  const statsOn = countryPageRoutes(serving, deps, cached)
  resultMapRoutes(serving, deps, maps)
  lawLineRoutes(serving, deps, maps)
  resultRoute(serving, deps, cached)
  singleCountryRoutes(serving, deps, maps)
  sequenceRoutes(serving, deps)
  return async (stop) => {
    await maps.warm(await published.current(), stop)
    for (const language of LANGUAGES) {
      if (stop.aborted) return
      await inLanguage(language, async () => {
        const current = await published.current()
        statsOn(current, today())
        await maps.respond(current, { dates: orToday({}), query: {} })
      })
    }
  }
}

/** Computes what most requests need, in every language, until `stop` is aborted. */
type FillCaches = (stop: AbortSignal) => Promise<void>

function countryPageRoutes(
  { serveCached }: Serving,
  deps: CountryDeps,
  cached: CountryResponses,
): ReturnType<typeof openStats> {
  const { law, content, published, reviewMonths } = deps
  const table = { treaties: content.treaties, asOf: content.treatiesAbout.asOf, reviewMonths }
  const statsOn = openStats(table)

  serveCached(contract.stats, async ({ query }) => statsOn(await published.current(), query.on ?? today()))

  serveCached(contract.one, ({ params: { id }, query }) =>
    cached({ page: id, ...query }, async (state) => {
      if (!law.isKnown(id)) throw law.missing(id)
      const version = (await withVersion(state, id, query.version)).countries.get(id)
      const country = { iso2: id, day: query.on ?? today(), published: version }
      return cachedResponse(Country, countryOf(country, table, await state.current(), content))
    }),
  )

  serveCached(contract.procedures, async ({ params: { id } }) => {
    if (!law.isKnown(id)) throw law.missing(id)
    const treaty = content.treaties.find(({ iso2 }) => iso2 === id)
    const clearingHouse = treaty ? clearingHousePage(treaty) : null
    const procedures = proceduresOf(id, (await published.current()).procedures)
    return cachedResponse(CountryProcedures, { countryId: id, procedures, clearingHouse })
  })
  return statsOn
}

function resultMapRoutes({ serveCached, serveFile }: Serving, deps: CountryDeps, maps: ResultMaps): void {
  const { content, published, publicUrl } = deps

  serveCached(contract.resultMap, async ({ query: { accessDate, intendedUseDate, ...query } }) =>
    maps.respond(await published.current(), { dates: orToday({ accessDate, intendedUseDate }), query }),
  )

  const compare = async ({ countries: _, uses: __, accessDate, intendedUseDate, ...query }: ComparisonQuery) =>
    maps.compute(await published.current(), { dates: orToday({ accessDate, intendedUseDate }), query })

  const origin = async () => {
    const current = await published.current()
    const providerOf = (iso2: string) =>
      resolveCase({ iso2, query: {} }, { treaties: content.treaties, current }).provider
    const asOf = (iso2: string) => current.countries.get(providerOf(iso2))?.file.asOf ?? null
    return { publicUrl, on: today(), asOf }
  }

  serveFile(contract.comparisonCsv, async ({ body }) => comparisonCsv(await compare(body), body, await origin()))
  serveFile(contract.comparisonXlsx, async ({ body }) => comparisonXlsx(await compare(body), body, await origin()))
}

function lawLineRoutes({ serve }: Serving, { law, content, published }: CountryDeps, maps: ResultMaps): void {
  serve(contract.lawLines, async ({ body: { lines, intendedUseDate, ...query } }) => {
    for (const { country } of lines) refuseNonProvider(law, country)
    const current = await published.current()
    const useDate = intendedUseDate ?? today()
    const answeredLines: HandlerOutput<typeof contract.lawLines>['lines'] = []
    for (const { country, uses } of lines) {
      const isRead = isAssessed({ iso2: country, query }, { treaties: content.treaties, current })
      const segments = isRead ? await maps.overTime(current, { iso2: country, useDate }, query) : null
      answeredLines.push({ country, uses, segments: segments && segmentsOfUses(segments, uses) })
    }
    return { case: caseOf(query), lines: answeredLines }
  })
}

function resultRoute({ serveCached }: Serving, { law, content }: CountryDeps, cached: CountryResponses): void {
  const { dimensions: facts, treaties } = content

  serveCached(contract.result, ({ params: { id }, query: { version, use, ...query } }) =>
    cached({ result: id, version, use, ...query }, async (state) => {
      refuseNonProvider(law, id)
      const current = await withVersion(state, id, version)
      const { accessDate, intendedUseDate, ...stated } = query
      const dates = orToday({ accessDate, intendedUseDate })
      const resolved = resolveSingleCase({ iso2: id, query: stated }, { treaties, current })
      const result = countryResult(await contextOf(law, current, resolved.provider), facts, { ...resolved, use, dates })
      const read = current.countries.get(resolved.provider)?.version ?? null
      return cachedResponse(CountryResult, { ...result, countryId: id, version: read })
    }),
  )
}

function singleCountryRoutes({ serveCached }: Serving, deps: CountryDeps, maps: ResultMaps): void {
  const { reads, law, content, published } = deps
  const { treaties } = content

  serveCached(contract.overTime, async ({ params: { id }, query: { version, intendedUseDate, ...query } }) => {
    refuseNonProvider(law, id)
    const current = await withVersion(published, id, version)
    const resolved = resolveSingleCase({ iso2: id, query }, { treaties, current })
    const useDate = intendedUseDate ?? today()
    const segments = await maps.overTime(current, { iso2: id, useDate }, query)
    return cachedResponse(CountryOverTime, {
      countryId: id,
      intendedUseDate: useDate,
      case: caseOf(resolved.query),
      segments,
    })
  })

  serveCached(contract.effect, async ({ params: { id }, query: { from, to, ...dates } }) => {
    const step = { iso2: id, from, to, dates: orToday(dates) }
    const effect = await reads((db) => versionEffect({ db, law, content, published }, step))
    return cachedResponse(VersionEffect, effect)
  })
}

function sequenceRoutes({ serve, serveFile }: Serving, deps: CountryDeps): void {
  serve(sequences.results, ({ body }, { actor }) => sequenceResults(deps, actor, body))
  serveFile(sequences.csv, async ({ body }, { actor }) => sequencesCsv(await sequenceResults(deps, actor, body)))
  serveFile(sequences.xlsx, async ({ body }, { actor }) => sequencesXlsx(await sequenceResults(deps, actor, body)))
}

type OptionalDates = { [name in keyof DatePair]: string | undefined }

const orToday = ({ accessDate, intendedUseDate }: Partial<OptionalDates>): DatePair => ({
  accessDate: accessDate ?? today(),
  intendedUseDate: intendedUseDate ?? today(),
})

/**
 * Throws COUNTRY_NOT_FOUND for an unknown country, and INVALID_INPUT for the EU, under whose law nothing is accessed.
 */
function refuseNonProvider(law: LawStore, iso2: string): void {
  if (!law.isKnown(iso2)) throw law.missing(iso2)
  if (!law.isProvider(iso2)) {
    throw invalid([{ path: 'id', message: translate('refusals.placeOfUse', { country: iso2 }) }])
  }
}

/**
 * Answers a question about one country, computing it only once. `state` stays the published content for which the response
 * is cached, whatever is activated meanwhile.
 */
type CountryResponses = (
  question: object,
  answer: (state: PublishedContent) => Promise<CachedResponse>,
) => Promise<CachedResponse>

/** Pages of countries, which are the largest, have some 50 kB; nearly all requests are for today. */
const MAX_RESPONSES = 100

/** Responses about single countries, cached by question, language, day, law and reviews. */
function openCountryResponses(published: PublishedContent): CountryResponses {
  const cache = createCache<Promise<CachedResponse>>({ name: 'country responses', maxSize: MAX_RESPONSES })
  return async (question, answer) => {
    const current = await published.current()
    const key = JSON.stringify([languageNow(), today(), current.key, current.reviewKey, question])
    return cache.getOrCompute(key, () => answer({ ...published, current: async () => current }))
  }
}

const Stats = z.object({ count: z.int(), rows: z.array(CountryStats) })

/** Each response has some 200 kB; nearly all requests are for today. */
const MAX_STATS = 10

/** The country list, cached by day, law and reviews. */
function openStats(table: TreatyTable) {
  const cache = createCache<CachedResponse>({ name: 'country stats', maxSize: MAX_STATS })
  return (current: Current, day: string): CachedResponse =>
    cache.getOrCompute(JSON.stringify([languageNow(), day, today(), current.key, current.reviewKey]), () => {
      const rows = codesOf(table).map((iso2) => {
        const published = current.countries.get(iso2)
        return countryStats({ iso2, day, published }, table, current.countries)
      })
      const sorted = rows.toSorted((a, b) => compareNames(a.name, b.name))
      return cachedResponse(Stats, { count: rows.length, rows: sorted })
    })
}
