import type { CountryOverTime } from '@portal/contract'
import { isoDay } from '@portal/rules'
import type { CountryMap } from './countryMap.ts'

export type Segment = CountryOverTime['segments'][number]

/** Cut points without a change between them are one segment. The last one ends with the day of use. */
export function segmentsOf(country: CountryMap, use: number): Segment[] {
  const cuts = country.cuts.access.filter((cut) => cut <= use)
  const [first = use] = cuts
  const segments: Segment[] = [{ from: null, before: null, statuses: country.statusesOn(first - 1, use) }]
  for (const cut of cuts) {
    const statuses = country.statusesOn(cut, use)
    const last = segments.at(-1)
    if (!last || JSON.stringify(last.statuses) === JSON.stringify(statuses)) continue
    last.before = isoDay(cut)
    segments.push({ from: isoDay(cut), before: null, statuses })
  }
  return segments
}
