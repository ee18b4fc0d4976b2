import { createCache } from '../cache/cache.ts'

const MAX_BYTES = 1024 * 1024
const MAX_ANSWERS = 1000
const MAX_AGE_MS = 3_600_000
/** Circuit breaker: after a failure, no request waits for the service during this time. */
const PAUSE_MS = 30_000

/** Fetches JSON; undefined if the service knows nothing of it (404, 204). */
export type FetchJson = (address: string, call?: OutsideCall) => Promise<unknown>
/** A call with a body is a POST. */
type OutsideCall = { headers?: Record<string, string>; body?: string }
type Ask<Value> = (key: string, ask: (fetchJson: FetchJson) => Promise<Value>) => Promise<Value>

/**
 * A service outside of the portal, which is asked once an hour for the same key, and not for a while after it failed.
 * Rejects if it cannot be reached, takes longer than `timeoutMs` in all, or gives an unexpected answer.
 */
export function openOutsideService<Value>(name: string, timeoutMs: number): Ask<Value> {
  const answers = createCache<Promise<Value>>({ name, maxSize: MAX_ANSWERS, maxAgeMs: MAX_AGE_MS })
  let pausedUntil = 0
  return async (key, ask) => {
    try {
      return await answers.getOrCompute(key, async () => {
        if (Date.now() < pausedUntil) throw new Paused(`The service ${name} failed a moment ago.`)
        const signal = AbortSignal.timeout(timeoutMs)
        return ask((address, call) => fetchJson(name, address, { signal, ...call }))
      })
    } catch (error) {
      if (!(error instanceof Paused)) pausedUntil = Date.now() + PAUSE_MS
      throw error
    }
  }
}

class Paused extends Error {}

/** Redirects are errors: only the operator decides which address is called. */
async function fetchJson(name: string, address: string, call: OutsideCall & { signal: AbortSignal }): Promise<unknown> {
  const answer = await fetch(address, {
    ...call,
    method: call.body === undefined ? 'GET' : 'POST',
    redirect: 'error',
    headers: { accept: 'application/json', ...call.headers },
  })
  if (answer.status === 404 || answer.status === 204) return undefined
  if (!answer.ok) throw new Error(`The service ${name} answered ${answer.status}.`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new Error(`The answer of the service ${name} is too long.`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
