import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { placeholders, prepareOnce } from '../db/prepareOnce.ts'
import { expectOne } from '../db/results.ts'
import { throttles } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'

type Limit = { key: string; most: number; windowS: number }
type Most = { pair: number; address: number; everywhere: number }

/** The throttled actions. */
export type Action =
  | 'password'
  | 'confirm'
  | 'register'
  | 'reset'
  | 'link'
  | 'verify'
  | 'invite'
  | 'factor'
  | 'passkey'
  | 'provider'
  | 'webhook'
  | 'bundle'

/**
 * An attempt: `who` is an email, the user id of a link, the id of a passkey or the code of a report; `address` is the
 * IP address or, for an invitation, the account and, for a confirmed identity, the session. `device` is the value of
 * the device cookie.
 */
export type Attempt = { action: Action; who: string; address: string; device?: string }

const MINUTE_S = 60
const PAIR_S = 15 * MINUTE_S
const EVERYWHERE_S = 60 * MINUTE_S
const KNOWN_S = 30 * 24 * 60 * MINUTE_S

/** Attempts allowed per window; actions that send a mail have lower limits. */
const MAX_ATTEMPTS: { [action in Action]: Most } = {
  password: { pair: 10, address: 100, everywhere: 200 },
  // For someone at another user's open session: few attempts from whatever address, counted apart from those of signing
  // in.
  confirm: { pair: 5, address: 5, everywhere: 20 },
  register: { pair: 5, address: 30, everywhere: 20 },
  reset: { pair: 5, address: 30, everywhere: 20 },
  link: { pair: 20, address: 100, everywhere: 200 },
  verify: { pair: 30, address: 100, everywhere: 200 },
  passkey: { pair: 20, address: 100, everywhere: 200 },
  provider: { pair: 20, address: 100, everywhere: 1000 },
  factor: { pair: 5, address: 50, everywhere: 20 },
  webhook: { pair: 30, address: 30, everywhere: 60 },
  bundle: { pair: 6, address: 60, everywhere: 20 },
  invite: { pair: 4, address: 50, everywhere: 10 },
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts are counted too. Throws TOO_MANY_REQUESTS. There
 * are limits per identity and address, per address, and per identity over all addresses; the last does not apply to
 * addresses from which the owner has signed in. A browser in which the owner has signed in has a limit of its own, so
 * that no one can lock the owner out, not even from the same network.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<void> {
  const retryAfter = await noteAttempt(db, attempt)
  if (retryAfter !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
}

/**
 * Counts a mail that an account sends to an address of its choice: per account, per receiver, and for both together.
 */
export const countInvitation = (db: Db, accountId: string, email: string): Promise<void> =>
  countAttempt(db, { action: 'invite', who: email, address: `account ${accountId}` })

const TOKEN_CALLS_A_MINUTE = 600

/** Counts a call with an API token, each of which has its own limit. Throws TOO_MANY_REQUESTS. */
export async function countTokenCall(db: Db, tokenId: string): Promise<void> {
  const retryAfter = await count(db, { key: keyOf('token', tokenId), most: TOKEN_CALLS_A_MINUTE, windowS: MINUTE_S })
  if (retryAfter !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
}

/** Counts an attempt without refusing it; returns the seconds to wait if it exceeds a limit. */
export async function noteAttempt(db: Db, attempt: Attempt): Promise<number | undefined> {
  const tried = await folded(db, attempt)
  // Stops at the first limit that is exceeded, so that a flood at one limit does not use up the next.
  for (const limit of await limitsOf(db, tried)) {
    const retryAfter = await count(db, limit)
    if (retryAfter !== undefined) return retryAfter
  }
  return undefined
}

async function limitsOf(db: Db, tried: Attempt): Promise<Limit[]> {
  const device = deviceKey(tried)
  const known = await knownAmong(db, [knownKey(tried), ...(device ? [device] : [])])
  if (device && known.has(device)) return [deviceLimit(tried)]
  const everywhere = known.has(knownKey(tried)) ? [] : [everywhereLimit(tried)]
  return [pairLimit(tried), addressLimit(tried), ...everywhere]
}

/** Takes a successful attempt back out of the counts, and remembers its address and browser as known for the user. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const tried = await folded(db, attempt)
  await db.delete(throttles).where(inArray(throttles.key, [pairLimit(tried).key, deviceLimit(tried).key]))
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(inArray(throttles.key, [addressLimit(tried).key, everywhereLimit(tried).key]))
  const resetAt = inSeconds(KNOWN_S)
  const device = deviceKey(tried)
  await db
    .insert(throttles)
    .values([knownKey(tried), ...(device ? [device] : [])].map((key) => ({ key, count: 0, resetAt })))
    .onConflictDoUpdate({ target: throttles.key, set: { resetAt } })
}

/** Folds case as the database does when it finds the user; otherwise spellings of one email would be counted apart. */
async function folded(db: Db, attempt: Attempt): Promise<Attempt> {
  const { rows } = await db.execute<{ who: string }>(sql`select lower(${attempt.who}) as who`)
  return { ...attempt, who: expectOne(rows).who }
}

const pairLimit = ({ action, who, address }: Attempt): Limit => ({
  key: keyOf(action, 'pair', who, network(address)),
  most: MAX_ATTEMPTS[action].pair,
  windowS: PAIR_S,
})
const addressLimit = ({ action, address }: Attempt): Limit => ({
  key: keyOf(action, 'address', network(address)),
  most: MAX_ATTEMPTS[action].address,
  windowS: PAIR_S,
})
const everywhereLimit = ({ action, who }: Attempt): Limit => ({
  key: keyOf(action, 'everywhere', who),
  most: MAX_ATTEMPTS[action].everywhere,
  windowS: EVERYWHERE_S,
})
const deviceLimit = ({ action, who, device = '' }: Attempt): Limit => ({
  key: keyOf(action, 'device', who, device),
  most: MAX_ATTEMPTS[action].pair,
  windowS: PAIR_S,
})
const deviceKey = ({ who, device }: Attempt): string | undefined => device && keyOf('known device', who, device)
const knownKey = ({ who, address }: Attempt): string => keyOf('known', who, network(address))

/** Counts one attempt; returns the seconds until the window ends if the limit is exceeded. */
async function count(db: Db, { key, most, windowS }: Limit): Promise<number | undefined> {
  const rows = await countOne(db).execute({ key, resetAt: inSeconds(windowS) })
  const { count: tried, resetAt } = expectOne(rows)
  if (tried <= most) return undefined
  return Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000))
}

const countOne = prepareOnce((db) => {
  const over = sql`${throttles.resetAt} <= now()`
  return db
    .insert(throttles)
    .values({ count: 1, ...placeholders('key', 'resetAt') })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        resetAt: sql`case when ${over} then excluded.reset_at else ${throttles.resetAt} end`,
      },
    })
    .returning()
    .prepare('count_attempt')
})

/** Those of the keys of a user's addresses and browsers that are still remembered. */
async function knownAmong(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(inArray(throttles.key, [...keys]), gt(throttles.resetAt, sql`now()`)))
  return new Set(rows.map(({ key }) => key))
}

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

const keyOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The /64 network of an IPv6 address, because one customer has all its addresses to try from. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':')
}
