import { z } from 'zod'
import { type FetchJson, openOutsideService } from '../../shared/outsideService.ts'
import type { NameCandidate } from './rankNames.ts'

/** Looks a name up in a taxonomy service; rejects if the service cannot be reached or gives an unexpected answer. */
export type Taxonomy = (q: string) => Promise<readonly NameCandidate[]>

const TIMEOUT_MS = 2000

const Usage = z.object({
  canonicalName: z.string().max(300).optional(),
  scientificName: z.string().max(500).optional(),
  rank: z.string().max(50).optional(),
  kingdom: z.string().max(100).optional(),
})
const Suggested = z.array(Usage).max(100)
const MatchType = z.enum(['EXACT', 'FUZZY', 'HIGHERRANK', 'NONE'])
const Match = Usage.extend({ matchType: MatchType })
const Matched = Match.extend({ alternatives: z.array(Match).max(100).default([]) })

/**
 * A service with the interface of the GBIF species API, version 1 (https://techdocs.gbif.org/en/openapi/v1/species):
 * `/species/suggest` for names that begin like the typed text, `/species/match` for homonyms and similar names.
 */
export function taxonomyAt(url: string): Taxonomy {
  const ask = openOutsideService<readonly NameCandidate[]>('taxonomy', TIMEOUT_MS)
  return (q) => ask(q.toLowerCase(), (fetchJson) => askBoth(fetchJson, url, q))
}

const MarineNames = z
  .array(
    z.object({
      scientificname: z.string().max(500),
      rank: z.string().max(50).nullish(),
      kingdom: z.string().max(100).nullish(),
    }),
  )
  .max(100)

/** The World Register of Marine Species (https://www.marinespecies.org/rest): names that begin like the typed text. */
export function marineNamesAt(url: string): Taxonomy {
  const ask = openOutsideService<readonly NameCandidate[]>('worms', TIMEOUT_MS)
  const query = new URLSearchParams({ like: 'true', marine_only: 'false', offset: '1' })
  return (q) =>
    ask(q.toLowerCase(), async (fetchJson) => {
      const answer = await fetchJson(`${url}/AphiaRecordsByName/${encodeURIComponent(q)}?${query}`)
      return (answer === undefined ? [] : MarineNames.parse(answer))
        .filter(({ scientificname }) => scientificname.toLowerCase().startsWith(q.toLowerCase()))
        .map(({ scientificname: name, rank, kingdom }) => ({
          name,
          source: 'taxonomy' as const,
          kingdom: kingdom ?? null,
          rank: rank ?? null,
        }))
    })
}

async function askBoth(fetchJson: FetchJson, url: string, q: string): Promise<readonly NameCandidate[]> {
  const [suggested, matched] = await Promise.all([
    fetchJson(`${url}/species/suggest?${new URLSearchParams({ q, limit: '10' })}`),
    fetchJson(`${url}/species/match?${new URLSearchParams({ name: q, verbose: 'true' })}`),
  ])
  return [...Suggested.parse(suggested), ...candidates(Matched.parse(matched))].flatMap(nameOf)
}

/**
 * A match of a higher rank is a different name. Homonyms have no match of their own, and each is listed as an
 * alternative.
 */
const candidates = ({ alternatives, ...best }: z.infer<typeof Matched>) =>
  [best, ...alternatives].filter(({ matchType }) => matchType === 'EXACT' || matchType === 'FUZZY')

function nameOf({ canonicalName, scientificName, rank, kingdom }: z.infer<typeof Usage>): NameCandidate[] {
  const name = canonicalName ?? scientificName
  return name ? [{ name, source: 'taxonomy', kingdom: kingdom ?? null, rank: rank ?? null }] : []
}
