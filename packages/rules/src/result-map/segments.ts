import { type IsoDay, STATUSES, type Status } from '../law/model.ts'

/** Days of access from `from` (included) to `before` (excluded); null is unbounded. */
export type DaysOfAccess = { readonly from: IsoDay | null; readonly before: IsoDay | null }
/** Days of access with the same result. */
export type LawSegment = DaysOfAccess & {
  readonly status: Status
  /** While questions of a case are open: the colours that they leave possible, the best first; the worst is `status`. */
  readonly possible?: readonly Status[]
}
type ResultsOfUses = DaysOfAccess & { readonly statuses: { readonly [use: string]: Status } }

/** The worst result of the given uses for each day of access; AMBER for a use without a result. */
export function segmentsOfUses(segments: readonly ResultsOfUses[], uses: readonly string[]): LawSegment[] {
  return joinSegments(
    segments.map(({ from, before, statuses }) => {
      const found = uses.map((use) => statuses[use] ?? 'AMBER')
      return { from, before, status: STATUSES.findLast((one) => found.includes(one)) ?? 'AMBER' }
    }),
  )
}

/** Merges neighbouring segments with the same result. */
export function joinSegments(segments: readonly LawSegment[]): LawSegment[] {
  const joined: LawSegment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (last && segmentColours(last).join() === segmentColours(segment).join())
      joined[joined.length - 1] = { ...last, before: segment.before }
    else joined.push(segment)
  }
  return joined
}

/** The colours that a segment may have. */
export const segmentColours = ({ status, possible = [status] }: LawSegment): readonly Status[] => possible

/** The distinct results that are possible on the given days of access, the best first. */
export function statusesOn(segments: readonly LawSegment[], { from, before }: DaysOfAccess): Status[] {
  const met = segments.filter(
    (segment) =>
      (segment.before === null || from === null || from < segment.before) &&
      (segment.from === null || before === null || segment.from < before),
  )
  return STATUSES.filter((status) => met.some((segment) => segmentColours(segment).includes(status)))
}
