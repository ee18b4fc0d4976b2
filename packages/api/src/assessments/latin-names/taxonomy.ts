import { z } from 'zod'
import type { NameCandidate } from './rankNames.ts'

/** What a taxonomy service knows of a name; rejects when it cannot be asked or answers something else. */
export type Taxonomy = (q: string) => Promise<readonly NameCandidate[]>

const TIMEOUT_MS = 2000
const MAX_BYTES = 256 * 1024
const KEPT_ANSWERS = 1000
const KEPT_MS = 3_600_000
/** A service that failed is left alone for a moment: nobody waits for it with every key. */
const PAUSE_MS = 30_000

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
 * A service with the addresses of the GBIF species API, version 1 (https://techdocs.gbif.org/en/openapi/v1/species):
 * `/species/suggest` for names that begin like what is typed, `/species/match` for homonyms and similar names.
 */
export function taxonomyAt(url: string): Taxonomy {
  const kept = new Map<string, { until: number; names: Promise<readonly NameCandidate[]> }>()
  let pausedUntil = 0
  return async (q) => {
    const key = q.toLowerCase()
    const before = kept.get(key)
    if (before && before.until > Date.now()) return before.names
    if (Date.now() < pausedUntil) throw new Error('The taxonomy service failed a moment ago.')
    const names = askBoth(url, q)
    kept.delete(key)
    kept.set(key, { until: Date.now() + KEPT_MS, names })
    forgetOldest(kept)
    try {
      return await names
    } catch (error) {
      kept.delete(key)
      pausedUntil = Date.now() + PAUSE_MS
      throw error
    }
  }
}

function forgetOldest(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys()
  if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest)
}

async function askBoth(url: string, q: string): Promise<readonly NameCandidate[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const [suggested, matched] = await Promise.all([
    ask(`${url}/species/suggest?${new URLSearchParams({ q, limit: '10' })}`, signal),
    ask(`${url}/species/match?${new URLSearchParams({ name: q, verbose: 'true' })}`, signal),
  ])
  return [...Suggested.parse(suggested), ...candidates(Matched.parse(matched))].flatMap(nameOf)
}

/** A match of a higher rank is about another name; of homonyms there is no match, and each is an alternative. */
const candidates = ({ alternatives, ...best }: z.infer<typeof Matched>) =>
  [best, ...alternatives].filter(({ matchType }) => matchType === 'EXACT' || matchType === 'FUZZY')

function nameOf({ canonicalName, scientificName, rank, kingdom }: z.infer<typeof Usage>): NameCandidate[] {
  const name = canonicalName ?? scientificName
  return name ? [{ name, source: 'taxonomy', kingdom: kingdom ?? null, rank: rank ?? null }] : []
}

/** A redirect is a failure: where the service lies is the operator's word. */
async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The taxonomy service answered ${answer.status}.`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('The answer of the taxonomy service is too long.')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
