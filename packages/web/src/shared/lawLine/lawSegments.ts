import type { CountryOverTime } from '@portal/contract'
import { dateOf, STATUSES, type Status } from '@portal/rules'

/** Days of access with one result: `from` is included, `before` is not, null is an open end. */
export type LawSegment = { readonly from: string | null; readonly before: string | null; readonly status: Status }

/** The days of access of a material: `from` is included, `before` is not, null is an open end. */
type DaysOfAccess = { readonly from: string | null; readonly before: string | null }

/** The worst result of the uses on each day of access; neighbouring days with the same result are one segment. */
export function segmentsOfUses(segments: CountryOverTime['segments'], uses: readonly string[]): LawSegment[] {
  return mergeSegments(
    segments.map(({ from, before, statuses }) => ({ from, before, status: worst(uses.map((use) => statuses[use])) })),
  )
}

const worst = (found: readonly (Status | undefined)[]): Status =>
  STATUSES.findLast((status) => found.some((one = 'AMBER') => one === status)) ?? 'AMBER'

function mergeSegments(segments: readonly LawSegment[]): LawSegment[] {
  const merged: LawSegment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    if (last?.status === segment.status) merged[merged.length - 1] = { ...last, before: segment.before }
    else merged.push(segment)
  }
  return merged
}

/** The days that an answered date of access stands for; null for an unknown one. */
export function daysOfAccess(date: string): DaysOfAccess | null {
  const span = dateOf(date)?.span
  return span ? { from: span.from ?? null, before: span.before ?? null } : null
}

/** The results that the law has for the days of access, each once, the brightest first. */
export function statusesOn(segments: readonly LawSegment[], { from, before }: DaysOfAccess): Status[] {
  const met = segments.filter(
    (segment) =>
      (segment.before === null || from === null || from < segment.before) &&
      (segment.from === null || before === null || segment.from < before),
  )
  return STATUSES.filter((status) => met.some((segment) => segment.status === status))
}
