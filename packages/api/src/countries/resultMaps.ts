import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { dayNumber } from '@portal/rules'
import type { Current, LegalContext } from '../deps.ts'
import { invalid } from '../http/errors.ts'
import { entityTag, type Prepared } from '../http/prepared.ts'
import { keepLatest } from '../keepLatest.ts'
import type { CountryMap, Line } from './countryMap.ts'
import { contextOf, type MapDeps, type MapOf, openCountryMaps } from './openCountryMaps.ts'
import { type CaseQuery, caseOf, refuseStrange, refuseStrangeRegion } from './referenceCase.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** A pair of days on which the map is asked for. */
export type Days = { readonly accessDate: string; readonly intendedUseDate: string }
type WorldMap = { readonly head: string; readonly countries: readonly CountryMap[] }

/** Maps that are kept whole. */
const MOST_MAPS = 12

export type ResultMaps = {
  /** The JSON of the result map for a pair of days, in the one body that is sent. */
  on: (current: Current, days: Days, query: CaseQuery) => Promise<Prepared>
  /** Between which days of access nothing changes for a country, for one day of use. */
  overTime: (current: Current, asked: { iso2: string; useDate: string }, query: CaseQuery) => Promise<Segment[]>
  /** Compiles the reference case before anybody asks for it, until it is told to stop. */
  warm: (current: Current, stop: AbortSignal) => Promise<void>
}

export function openResultMaps(deps: MapDeps): ResultMaps {
  const mapOf = openCountryMaps(deps)
  const keep = keepLatest<Promise<WorldMap>>(MOST_MAPS)
  const treatiesFor = async (current: Current, query: CaseQuery) => {
    const treaties = await contextOf(deps.law, current)
    const { region, ...others } = query
    refuseStrange(treaties.law, others)
    refuseStrangeRegion(treaties.law, current, region)
    return treaties
  }
  const mapFor = async (current: Current, query: CaseQuery): Promise<WorldMap> => {
    const treaties = await treatiesFor(current, query)
    return keep(JSON.stringify([current.key, caseOf(query)]), () => makeMap({ mapOf, treaties, current }, query))
  }
  return {
    on: async (current, days, query) => {
      const [access, use] = [dayNumber(days.accessDate), dayNumber(days.intendedUseDate)]
      if (access > use) throw invalid([{ path: 'intendedUseDate', message: 'Use cannot begin before access.' }])
      return writeMap(await mapFor(current, query), days, [access, use])
    },
    overTime: async (current, { iso2, useDate }, query) => {
      await treatiesFor(current, query)
      return segmentsOf(await mapOf(current, iso2, query), dayNumber(useDate))
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

type Making = { readonly mapOf: MapOf; readonly treaties: LegalContext; readonly current: Current }

/** Country by country, with room for other requests in between. */
async function makeMap({ mapOf, treaties, current }: Making, query: CaseQuery): Promise<WorldMap> {
  const { survey, names } = treaties
  const countries: CountryMap[] = []
  for (const iso2 of names.countries.keys()) {
    countries.push(await mapOf(current, iso2, query))
    await nextTurn()
  }
  const columns = survey.uses.map(({ id }) => ({ id, title: names.uses.get(id) ?? id }))
  return { head: JSON.stringify({ case: caseOf(query), columns }).slice(1, -1), countries }
}

function writeMap({ head, countries }: WorldMap, days: Days, [access, use]: [number, number]): Prepared {
  const start = Buffer.from(`${JSON.stringify(days).slice(0, -1)},${head},"results":[`)
  const lines = countries.map((country) => country.at(access, use))
  const json = Buffer.concat([start, ...lines.map(({ text }) => text), END])
  // The brackets take the place of the comma after the last line.
  END.copy(json, json.length - END.length - 1)
  return { json: json.subarray(0, -1), etag: entityTag(hashOf(start, lines)) }
}

const END = Buffer.from(']}')

/** Of the hashes of the lines, not of the text: that would take longer than all the rest. */
function hashOf(start: Buffer, lines: readonly Line[]): string {
  let [a, b, c, d] = [0, 0, 0, 0]
  // Each line names its country, so their order adds nothing.
  for (const { hash } of lines) {
    a ^= hash[0] as number
    b ^= hash[1] as number
    c ^= hash[2] as number
    d ^= hash[3] as number
  }
  return createHash('sha256')
    .update(start)
    .update(Int32Array.of(a, b, c, d))
    .digest('hex')
}
