import { countries } from '@portal/contract'
import type { LawSegment } from '@portal/rules'
import { isKnownCountry } from '@portal/texts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Material = { readonly providerCountry: string | null; readonly intendedUse: readonly string[] | null }
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
 * The segments of each material's law line in the reference case, loaded in one request: undefined while loading or if
 * country or use is not answered, null if the law has not been assessed.
 */
export function useLawLines(
  materials: readonly Material[],
): (of: Material) => readonly LawSegment[] | null | undefined {
  const pairs = new Map(materials.flatMap((of) => pairOf(of) ?? []).map((pair) => [JSON.stringify(pair), pair]))
  const { data } = useQuery(linesQuery([...pairs.keys()].sort().map((key) => pairs.get(key) as LinePair)))
  const found = new Map(data?.lines.map(({ country, uses, segments }) => [JSON.stringify({ country, uses }), segments]))
  return (of) => {
    const pair = pairOf(of)
    return pair && found.get(JSON.stringify(pair))
  }
}

const pairOf = ({ providerCountry, intendedUse }: Material): LinePair | undefined =>
  isKnownCountry(providerCountry) && intendedUse?.length
    ? { country: providerCountry, uses: intendedUse.toSorted() }
    : undefined
