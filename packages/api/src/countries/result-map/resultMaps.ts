import { setImmediate as nextTurn } from 'node:timers/promises'
import { dayNumber } from '@portal/rules'
import { keepLatest } from '../../cache/keepLatest.ts'
import type { Current, LegalContext } from '../../content/index.ts'
import { invalid } from '../../http/errors.ts'
import { entityTag, type Prepared } from '../../http/prepared.ts'
import { type CaseQuery, caseOf, refuseStrange, refuseStrangeRegion } from '../reference-case/referenceCase.ts'
import type { CountryMap } from './countryMap.ts'
import { type Hash, hashOf, mapPieces, type PieceOn } from './mapPieces.ts'
import { contextOf, type MapDeps, type MapOf, openCountryMaps } from './openCountryMaps.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** A pair of days on which the map is asked for. */
export type Days = { readonly accessDate: string; readonly intendedUseDate: string }
/** `head`: the case and the columns, which are the same on all days. */
type WorldMap = { readonly head: string; readonly headHash: Hash; readonly pieces: readonly PieceOn[] }

type InParts = Prepared & { readonly json: readonly Buffer[] }

/** Maps that are kept whole. */
const MOST_MAPS = 12

export type ResultMaps = {
  /** The JSON of the result map for a pair of days. */
  on: (current: Current, days: Days, query: CaseQuery) => Promise<InParts>
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
  // A case that was refused is not kept: it is refused each time.
  const mapFor = (current: Current, query: CaseQuery): Promise<WorldMap> =>
    keep(JSON.stringify([current.key, query]), async () =>
      makeMap({ mapOf, treaties: await treatiesFor(current, query), current }, query),
    )
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
  const head = JSON.stringify({ case: caseOf(query), columns }).slice(1, -1)
  return { head, headHash: hashOf(head), pieces: mapPieces(countries) }
}

function writeMap({ head, headHash, pieces }: WorldMap, days: Days, [access, use]: [number, number]): InParts {
  const start = Buffer.from(`${JSON.stringify(days).slice(0, -1)},${head},"results":[`)
  const found = pieces.map((pieceOn) => pieceOn(access, use))
  const texts = found.map(({ text }) => text)
  // The brackets take the place of the comma after the last line.
  const last = texts.pop()?.subarray(0, -1) ?? NOTHING
  return {
    json: [start, ...texts, last, END],
    etag: entityTag(hashOfAll([headHash, Int32Array.of(access, use), ...found.map(({ hash }) => hash)])),
  }
}

const NOTHING = Buffer.alloc(0)
const END = Buffer.from(']}')

/**
 * Hashes in one: to hash the text would take longer than all the rest. Each piece names its countries, so their order adds
 * nothing.
 */
function hashOfAll(hashes: readonly Hash[]): string {
  const all = new Int32Array(8)
  for (const hash of hashes) {
    for (let i = 0; i < hash.length; i++) all[i] = (all[i] as number) ^ (hash[i] as number)
  }
  return Buffer.from(all.buffer).toString('hex')
}
