import { setImmediate as nextTurn } from 'node:timers/promises'
import { ResultMap } from '@portal/contract'
import { dateOf } from '@portal/rules'
import { countryName } from '@portal/texts'
import { createCache } from '../../cache/cache.ts'
import type { Current } from '../../content/index.ts'
import { type CachedResponse, cachedResponse } from '../../http/cachedResponse.ts'
import { contentText } from '../../text/contentTexts.ts'
import { languageNow } from '../../text/language.ts'
import {
  type CaseQuery,
  caseOf,
  type DatePair,
  isAssessed,
  refuseUnknown,
  refuseUnknownRegion,
  refuseUseBeforeAccess,
} from '../reference-case/referenceCase.ts'
import { contextOf, type MapDeps, openCountryMaps, type Segment, segmentsOf, statusesWithin } from './countryMaps.ts'

type MapQuery = { readonly dates: DatePair; readonly query: CaseQuery }

export type ResultMaps = {
  /** The status of every country for every use. Throws INVALID_INPUT. */
  compute: (current: Current, query: MapQuery) => Promise<ResultMap>
  /** The same as a response, which is computed, serialised and compressed once per law, dates and case. */
  respond: (current: Current, query: MapQuery) => Promise<CachedResponse>
  /** Spans of access dates within which nothing changes for a country, for one date of use. Throws INVALID_INPUT. */
  overTime: (current: Current, place: { iso2: string; useDate: string }, query: CaseQuery) => Promise<Segment[]>
  /** Compiles the reference case of every country, until `stop` is aborted. */
  warm: (current: Current, stop: AbortSignal) => Promise<void>
}

/** Each response has some 160 kB: at most 32 MB, because a cache holds less than twice its size. */
const MAX_RESPONSES = 100

export function openResultMaps(deps: MapDeps): ResultMaps {
  const mapOf = openCountryMaps(deps)
  const responses = createCache<Promise<CachedResponse>>({ name: 'result maps', maxSize: MAX_RESPONSES })

  const checkedContext = async (current: Current, query: CaseQuery) => {
    const treaties = await contextOf(deps.law, current)
    const { region, ...others } = query
    refuseUnknown(treaties.law, others)
    refuseUnknownRegion(treaties.law, current, region)
    return treaties
  }

  const compute: ResultMaps['compute'] = async (current, { dates, query }) => {
    // “unknown” is not a date: any day is possible then.
    const access = dateOf(dates.accessDate)?.span ?? {}
    refuseUseBeforeAccess({ ...dates, accessDate: access.from ?? '' })
    const { survey, names } = await checkedContext(current, query)
    const results: ResultMap['results'] = []
    for (const iso2 of names.countries.keys()) {
      const map = await mapOf(current, iso2, query)
      const name = countryName(iso2, map.name)
      const assessed = isAssessed({ iso2, query }, { treaties: deps.treaties, current })
      results.push({ iso2, name, assessed, statuses: statusesWithin(map, access, dates.intendedUseDate) })
      // Yields to other requests, because compiling all countries takes seconds.
      await nextTurn()
    }
    const columns = survey.uses.map(({ id }) => ({ id, title: contentText(names.uses.get(id) ?? id) }))
    return { ...dates, case: caseOf(query), columns, results }
  }

  return {
    compute,
    respond: (current, query) =>
      responses.getOrCompute(JSON.stringify([languageNow(), current.key, query]), async () =>
        cachedResponse(ResultMap, await compute(current, query)),
      ),
    overTime: async (current, { iso2, useDate }, query) => {
      await checkedContext(current, query)
      return segmentsOf(await mapOf(current, iso2, query), useDate)
    },
    warm: async (current, stop) => {
      const { names } = await contextOf(deps.law, current)
      for (const iso2 of names.countries.keys()) {
        if (stop.aborted) return
        await mapOf(current, iso2, {})
        await nextTurn()
      }
    },
  }
}
