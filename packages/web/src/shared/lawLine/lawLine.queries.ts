import { countries } from '@portal/contract'
import { type LawSegment, type Status, statusesOn } from '@portal/rules'
import { accessMark, daysOfAccess, isKnownCountry } from '@portal/texts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Material = { readonly providerCountry: string | null; readonly intendedUse: readonly string[] | null } & {
  /** The light of the case, if the line stands beside one. */
  readonly result?: Status | null
  readonly accessDate?: string | null
  readonly accessPeriod?: unknown
}
type LinePair = { readonly country: string; readonly uses: string[] }

/** The law changes only when a version is activated. */
const FIVE_MINUTES = 300_000

const linesQuery = (lines: readonly LinePair[]) =>
  queryOptions({
    queryKey: ['lawLines', lines],
    queryFn: lines.length > 0 ? () => call(countries.lawLines, { body: { lines: [...lines] } }) : skipToken,
    staleTime: FIVE_MINUTES,
  })

/**
 * The segments of each material's law line in the reference case, loaded in one request: null if the law has not been
 * assessed; undefined while loading, if country or use is not answered, or if the line would contradict the light of the
 * case, whose answers are then too far from the usual ones.
 */
export function useLawLines(
  materials: readonly Material[],
): (of: Material) => readonly LawSegment[] | null | undefined {
  const pairs = new Map(materials.flatMap((of) => pairOf(of) ?? []).map((pair) => [JSON.stringify(pair), pair]))
  const { data } = useQuery(linesQuery([...pairs.keys()].sort().map((key) => pairs.get(key) as LinePair)))
  const found = new Map(data?.lines.map(({ country, uses, segments }) => [JSON.stringify({ country, uses }), segments]))
  return (of) => {
    const pair = pairOf(of)
    const segments = pair && found.get(JSON.stringify(pair))
    return segments && contradicts(segments, of) ? undefined : segments
  }
}

/** The line has none of the days of access in the colour of the case. */
function contradicts(segments: readonly LawSegment[], { result, accessDate = null, accessPeriod }: Material): boolean {
  if (!result) return false
  const mark = accessMark({ accessDate, accessPeriod })
  const days = (mark === null ? null : daysOfAccess(mark)) ?? { from: null, before: null }
  return !statusesOn(segments, days).includes(result)
}

const pairOf = ({ providerCountry, intendedUse }: Material): LinePair | undefined =>
  isKnownCountry(providerCountry) && intendedUse?.length
    ? { country: providerCountry, uses: intendedUse.toSorted() }
    : undefined
