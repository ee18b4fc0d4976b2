import { z } from 'zod'
import { createCache } from '../../cache/cache.ts'
import type { NameCandidate } from './rankNames.ts'

/** Looks a name up in a taxonomy service; rejects if the service cannot be reached or gives an unexpected answer. */
export type Taxonomy = (q: string) => Promise<readonly NameCandidate[]>

const TIMEOUT_MS = 2000
const MAX_BYTES = 256 * 1024
const MAX_ANSWERS = 1000
const MAX_AGE_MS = 3_600_000
/** Circuit breaker: after a failure, no request waits for the service during this time. */
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
 * A service with the interface of the GBIF species API, version 1 (https://techdocs.gbif.org/en/openapi/v1/species):
 * `/species/suggest` for names that begin like the typed text, `/species/match` for homonyms and similar names.
 */
export function taxonomyAt(url: string): Taxonomy {
  const answers = createCache<Promise<readonly NameCandidate[]>>({
    name: 'taxonomy',
    maxSize: MAX_ANSWERS,
    maxAgeMs: MAX_AGE_MS,
  })
  let pausedUntil = 0
  return async (q) => {
    const key = q.toLowerCase()
    try {
      return await answers.getOrCompute(key, async () => {
        if (Date.now() < pausedUntil) throw new Paused('The taxonomy service failed a moment ago.')
        return askBoth(url, q)
      })
    } catch (error) {
      if (!(error instanceof Paused)) pausedUntil = Date.now() + PAUSE_MS
      throw error
    }
  }
}

class Paused extends Error {}

async function askBoth(url: string, q: string): Promise<readonly NameCandidate[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const [suggested, matched] = await Promise.all([
    ask(`${url}/species/suggest?${new URLSearchParams({ q, limit: '10' })}`, signal),
    ask(`${url}/species/match?${new URLSearchParams({ name: q, verbose: 'true' })}`, signal),
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

/** Redirects are errors: only the operator decides which address is called. */
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
