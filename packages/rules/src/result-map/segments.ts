import { type IsoDay, STATUSES, type Status } from '../law/model.ts'

/** Days of access: `from` is included, `before` is not, null is an open end. */
export type DaysOfAccess = { readonly from: IsoDay | null; readonly before: IsoDay | null }
/** Days of access with one result. */
export type LawSegment = DaysOfAccess & { readonly status: Status }
type ResultsOfUses = DaysOfAccess & { readonly statuses: { readonly [use: string]: Status } }

/** The worst result of the uses by day of access, neighbours with the same result as one; an unknown use is AMBER. */
export function segmentsOfUses(segments: readonly ResultsOfUses[], uses: readonly string[]): LawSegment[] {
  const merged: LawSegment[] = []
  for (const { from, before, statuses } of segments) {
    const found = uses.map((use) => statuses[use] ?? 'AMBER')
    const status = STATUSES.findLast((one) => found.includes(one)) ?? 'AMBER'
    const last = merged.at(-1)
    if (last?.status === status) merged[merged.length - 1] = { ...last, before }
    else merged.push({ from, before, status })
  }
  return merged
}

/** The results within the days of access, each once, the brightest first. */
export function statusesOn(segments: readonly LawSegment[], { from, before }: DaysOfAccess): Status[] {
  const met = segments.filter(
    (segment) =>
      (segment.before === null || from === null || from < segment.before) &&
      (segment.from === null || before === null || segment.from < before),
  )
  return STATUSES.filter((status) => met.some((segment) => segment.status === status))
}
