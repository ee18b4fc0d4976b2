import type { CountryOverTime, Treaty } from '@portal/contract'
import {
  type CompiledMap,
  compileMap,
  dayNumber,
  isoDay,
  resultMap,
  type Span,
  STATUSES,
  type Status,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import { type Current, type LawStore, type LegalContext, PROTOCOL } from '../../content/index.ts'
import { compiledProviderLaw } from '../reference-case/countryResult.ts'
import { type CaseQuery, type ReferenceFact, referenceBox, resolveCase } from '../reference-case/referenceCase.ts'

/** The statuses of one country in the result map, for any pair of dates. */
export type CountryMap = {
  readonly iso2: string
  readonly name: string
  /** The access dates on which a status may change, as day numbers in order. */
  readonly accessCuts: readonly number[]
  readonly statusesOn: (accessDate: string, useDate: string) => Readonly<Record<string, Status>>
}

export type MapDeps = { law: LawStore; facts: readonly ReferenceFact[]; treaties: readonly Treaty[] }

/** Compiles the map of a country for a case, once per version of its law. */
type CompileCountryMap = (current: Current, iso2: string, query: CaseQuery) => Promise<CountryMap>

/** Enough for a dozen cases of each country. */
const MAX_MAPS = 3000

export function openCountryMaps({ law, facts, treaties }: MapDeps): CompileCountryMap {
  const cache = createCache<CountryMap>({ name: 'country maps', maxSize: MAX_MAPS })
  return async (current, iso2, query) => {
    const resolved = resolveCase({ iso2, query }, { treaties, current })
    const { law: own, names } = await contextOf(law, current, resolved.provider)
    const box = referenceBox(own, facts, resolved.provider, resolved.query)
    // Keyed by the versions of the country's own law, so that a new version of another country keeps the map valid.
    return cache.getOrCompute(JSON.stringify([own.content, iso2, box]), () =>
      countryMap(compileMap(compiledProviderLaw(own, resolved.provider), [box]), {
        iso2,
        name: names.countries.get(iso2) ?? iso2,
      }),
    )
  }
}

/** The active treaty level, with the law of a country if one is given. */
export const contextOf = (law: LawStore, { refs }: Current, iso2?: string): Promise<LegalContext> =>
  law.contextAt(refs.filter(({ id }) => id === PROTOCOL || id === iso2))

const countryMap = (map: CompiledMap, country: { iso2: string; name: string }): CountryMap => ({
  ...country,
  accessCuts: accessCutsOf(map),
  statusesOn: (accessDate, useDate) => {
    const { uses, lights } = resultMap(map, accessDate, useDate)
    // A use without a rule is AMBER, never GREEN.
    const statuses = uses.map((id, i) => [id, lights[i] === 'GREEN' || lights[i] === 'RED' ? lights[i] : 'AMBER'])
    return Object.fromEntries(statuses)
  },
})

/** The numbers per cell of a compiled map; the first two are its first and last access dates. */
const CELL = 6

function accessCutsOf({ cells }: CompiledMap): number[] {
  const cuts = new Set<number>()
  for (let i = 0; i < cells.length; i += CELL) cuts.add(cells[i] as number).add((cells[i + 1] as number) + 1)
  return [...cuts].sort((a, b) => a - b)
}

/** For each use the strictest status of the days of access within a span, of which none is after the use. */
export function statusesWithin(
  { accessCuts, statusesOn }: CountryMap,
  { from, before }: Span,
  useDate: string,
): Record<string, Status> {
  const last = Math.min(before ? dayNumber(before) - 1 : Number.POSITIVE_INFINITY, dayNumber(useDate))
  const first = from ? dayNumber(from) : Math.min((accessCuts[0] ?? last) - 1, last)
  const days = [first, ...accessCuts.filter((cut) => cut > first && cut <= last)]
  return days.map((day) => statusesOn(isoDay(day), useDate)).reduce(stricterOf)
}

const stricterOf = (one: Readonly<Record<string, Status>>, other: Readonly<Record<string, Status>>) =>
  Object.fromEntries(
    Object.entries(one).map(([use, status]) => {
      const also = other[use] ?? status
      return [use, STATUSES.indexOf(also) > STATUSES.indexOf(status) ? also : status]
    }),
  )

export type Segment = CountryOverTime['segments'][number]

/** Spans of access dates with equal statuses for one date of use; the last one ends with that date. */
export function segmentsOf(country: CountryMap, useDate: string): Segment[] {
  const cuts = country.accessCuts.filter((cut) => cut <= dayNumber(useDate))
  const [first = dayNumber(useDate)] = cuts
  const segments: Segment[] = [{ from: null, before: null, statuses: country.statusesOn(isoDay(first - 1), useDate) }]
  for (const cut of cuts) {
    const statuses = country.statusesOn(isoDay(cut), useDate)
    const last = segments.at(-1)
    if (!last || JSON.stringify(last.statuses) === JSON.stringify(statuses)) continue
    last.before = isoDay(cut)
    segments.push({ from: isoDay(cut), before: null, statuses })
  }
  return segments
}
