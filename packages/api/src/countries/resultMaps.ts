import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { compileMap, dayNumber } from '@portal/rules'
import type { Db } from '../db/connect.ts'
import type { Current, LawStore } from '../deps.ts'
import { invalid } from '../http/errors.ts'
import { entityTag, type Prepared } from '../http/prepared.ts'
import { keepLatest } from '../keepLatest.ts'
import { type CountryMap, type Line, openCountryMap } from './countryMap.ts'
import { compiledProvider } from './providerLaw.ts'
import { type CaseQuery, caseOf, type ReferenceFact, referenceBox, refuseStrange } from './referenceCase.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** A pair of days on which the map is asked for. */
export type Days = { readonly accessDate: string; readonly intendedUseDate: string }
export type MapDeps = { db: Db; law: LawStore; facts: readonly ReferenceFact[] }
type WorldMap = { readonly head: string; readonly countries: readonly CountryMap[] }

/** Cases that are kept compiled: a map takes a second to make and is then a matter of microseconds. */
const MOST_CASES = 12

export type ResultMaps = {
  /** The JSON of the result map for a pair of days, in the one body that is sent. */
  on: (current: Current, days: Days, query: CaseQuery) => Promise<Prepared>
  /** Between which days of access nothing changes for a country, for one day of use; none for a country without a line. */
  overTime: (current: Current, asked: { iso2: string; useDate: string }, query: CaseQuery) => Promise<Segment[]>
}

export function openResultMaps(deps: MapDeps): ResultMaps {
  const keep = keepLatest<Promise<WorldMap>>(MOST_CASES)
  const mapFor = (current: Current, query: CaseQuery): Promise<WorldMap> =>
    keep(JSON.stringify([current.key, query]), () => makeMap(deps, query))
  return {
    on: async (current, days, query) => {
      const [access, use] = [dayNumber(days.accessDate), dayNumber(days.intendedUseDate)]
      if (access > use) throw invalid([{ path: 'intendedUseDate', message: 'Use cannot begin before access.' }])
      return writeMap(await mapFor(current, query), days, [access, use])
    },
    overTime: async (current, { iso2, useDate }, query) => {
      const { countries } = await mapFor(current, query)
      const country = countries.find((one) => one.iso2 === iso2)
      return country ? segmentsOf(country, dayNumber(useDate)) : []
    },
  }
}

/** Country by country, with room for other requests in between. */
async function makeMap({ db, law, facts }: MapDeps, query: CaseQuery): Promise<WorldMap> {
  const countries: CountryMap[] = []
  const { law: treaties, survey, names } = await law.contextFor(db, undefined)
  const { region, ...others } = query
  refuseStrange(treaties, others)
  let isRegionKnown = region === undefined
  for (const [iso2, name] of names.countries) {
    const { law: own } = await law.contextFor(db, iso2)
    const box = referenceBox(own, facts, iso2, query)
    isRegionKnown ||= 'region' in box
    countries.push(openCountryMap(compileMap(compiledProvider(own), [box]), { iso2, name }))
    await nextTurn()
  }
  if (!isRegionKnown) throw invalid([{ path: 'region', message: `"${region}" is not known.` }])
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
