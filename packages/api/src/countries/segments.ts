import type { CountryOverTime } from '@portal/contract'
import { isoDay } from '@portal/rules'
import type { CountryMap } from './countryMap.ts'

export type Segment = CountryOverTime['segments'][number]
type Statuses = Segment['statuses']

/** Cut points without a change between them are one segment. The last one ends with the day of use. */
export function segmentsOf(country: CountryMap, use: number): Segment[] {
  const cuts = country.accessCuts.filter((cut) => cut <= use)
  const [first = use] = cuts
  const segments: Segment[] = [{ from: null, before: null, statuses: statusesAt(country, first - 1, use) }]
  for (const cut of cuts) {
    const statuses = statusesAt(country, cut, use)
    const last = segments.at(-1)
    if (!last || JSON.stringify(last.statuses) === JSON.stringify(statuses)) continue
    last.before = isoDay(cut)
    segments.push({ from: isoDay(cut), before: null, statuses })
  }
  return segments
}

const statusesAt = (country: CountryMap, access: number, use: number): Statuses =>
  (JSON.parse(country.at(access, use).text.subarray(0, -1).toString()) as { statuses: Statuses }).statuses
