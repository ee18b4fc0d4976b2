import { createHash } from 'node:crypto'
import { and, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { equalsAny } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { throttles } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { networkOf } from '../http/networkOf.ts'

type Limit = { key: string; most: number; windowS: number }
/** `everywhere` is left out where strangers could use it up for the owner. */
type Most = { pair: number; address: number; everywhere?: number }

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
  | 'providerAnswer'
  | 'webhook'
  | 'bundle'
  | 'counsel'

/**
 * An attempt: `who` is an email, the user id of a link, the id of a passkey, the code of a report or the hash of a link;
 * `address` is the IP address or, for an invitation, the account and, for a confirmed identity, the session. `device` is
 * the value of the device cookie.
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
  // The provider checks who it is; of one organisation, many sign in behind one address in the morning.
  provider: { pair: 20, address: 300 },
  providerAnswer: { pair: 20, address: 300 },
  factor: { pair: 5, address: 50, everywhere: 20 },
  webhook: { pair: 30, address: 30, everywhere: 60 },
  counsel: { pair: 60, address: 120, everywhere: 300 },
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
  const limit = { key: keyOf('token', tokenId), most: TOKEN_CALLS_A_MINUTE, windowS: MINUTE_S }
  const retryAfter = exceededOf([limit], await count(db, [limit]))
  if (retryAfter !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
}

/** Counts an attempt without refusing it; returns the seconds to wait if it exceeds a limit. */
export async function noteAttempt(db: Db, attempt: Attempt): Promise<number | undefined> {
  const tried = await folded(db, attempt)
  const limits = await limitsOf(db, tried)
  return exceededOf(limits, await count(db, limits))
}

/** The seconds to wait if a limit is exceeded. */
function exceededOf(limits: readonly Limit[], counted: readonly Counted[]): number | undefined {
  const exceeded = counted.find(({ tries }, index) => tries > (limits[index]?.most ?? 0))
  return exceeded && Math.max(1, exceeded.seconds)
}

async function limitsOf(db: Db, tried: Attempt): Promise<Limit[]> {
  const device = deviceKey(tried)
  const known = await knownAmong(db, [knownKey(tried), ...(device ? [device] : [])])
  if (device && known.has(device)) return [deviceLimit(tried)]
  const isLimited = MAX_ATTEMPTS[tried.action].everywhere !== undefined && !known.has(knownKey(tried))
  const everywhere = isLimited ? [everywhereLimit(tried)] : []
  return [pairLimit(tried), addressLimit(tried), ...everywhere]
}

/** Takes a successful attempt back out of the counts, and remembers its address and browser as known for the user. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const tried = await folded(db, attempt)
  const device = deviceKey(tried)
  const known = [knownKey(tried), ...(device ? [device] : [])]
  // In one statement that takes the rows in the order in which `count` does: otherwise two attempts of one user at the
  // same time could wait for each other.
  await db.execute(
    sql`with forgotten as (delete from ${throttles} where ${equalsAny(sql`key`, [pairLimit(tried).key, deviceLimit(tried).key])} returning key),
      address as (update ${throttles} set count = greatest(count - 1, 0)
        where key = ${addressLimit(tried).key} and (select count(*) from forgotten) >= 0 returning key),
      everywhere as (update ${throttles} set count = greatest(count - 1, 0)
        where key = ${everywhereLimit(tried).key} and (select count(*) from address) >= 0 returning key)
    insert into ${throttles} (key, count, reset_at)
      select known.key, 0, now() + make_interval(secs => ${KNOWN_S}::float8)
      from (select count(*) from everywhere) before, unnest(${sql.param(known)}::text[]) known (key)
    on conflict (key) do update set reset_at = excluded.reset_at`,
  )
}

/** Folds case as the database does when it finds the user; otherwise spellings of one email would be counted apart. */
async function folded(db: Db, attempt: Attempt): Promise<Attempt> {
  if (WITHOUT_CASE.test(attempt.who)) return attempt
  const { rows } = await db.execute<{ who: string }>(sql`select lower(${attempt.who}) as who`)
  return { ...attempt, who: expectOne(rows).who }
}

/** ASCII without capital letters and blanks is the same in lower case, whatever the locale of the database. */
const WITHOUT_CASE = /^[!-@[-~]*$/

const pairLimit = ({ action, who, address }: Attempt): Limit => ({
  key: keyOf(action, 'pair', who, networkOf(address)),
  most: MAX_ATTEMPTS[action].pair,
  windowS: PAIR_S,
})
const addressLimit = ({ action, address }: Attempt): Limit => ({
  key: keyOf(action, 'address', networkOf(address)),
  most: MAX_ATTEMPTS[action].address,
  windowS: PAIR_S,
})
const everywhereLimit = ({ action, who }: Attempt): Limit => ({
  key: keyOf(action, 'everywhere', who),
  most: MAX_ATTEMPTS[action].everywhere ?? 0,
  windowS: EVERYWHERE_S,
})
const deviceLimit = ({ action, who, device = '' }: Attempt): Limit => ({
  key: keyOf(action, 'device', who, device),
  most: MAX_ATTEMPTS[action].pair,
  windowS: PAIR_S,
})
const deviceKey = ({ who, device }: Attempt): string | undefined => device && keyOf('known device', who, device)
const knownKey = ({ who, address }: Attempt): string => keyOf('known', who, networkOf(address))

type Counted = { tries: number; seconds: number }

/**
 * Counts one attempt at each limit, up to the first that is exceeded, so that a flood at one limit does not use up the
 * next. Returns the attempts of each and the seconds until its window ends.
 */
async function count(db: Db, limits: readonly Limit[]): Promise<Counted[]> {
  const counts = limits.map((limit, index) => countOne(index, limit, limits[index - 1]))
  const all = counts.map((_, index) => sql`select tries, seconds from ${nameOf(index)}`)
  const statement = sql`with ${sql.join(counts, sql`, `)} ${sql.join(all, sql` union all `)}`
  return (await db.execute<Counted>(statement)).rows
}

const nameOf = (index: number) => sql.identifier(`limit${index}`)

/** Counts at one limit, only if the one before it is not exceeded. */
function countOne(index: number, { key, windowS }: Limit, before: Limit | undefined): SQL {
  const isWithin = before ? sql` from ${nameOf(index - 1)} where tries <= ${before.most}::int` : sql``
  const isOver = sql`kept.reset_at <= now()`
  return sql`${nameOf(index)} as (insert into ${throttles} as kept (key, count, reset_at)
    select ${key}, 1, now() + make_interval(secs => ${windowS}::float8)${isWithin}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else kept.count + 1 end,
      reset_at = case when ${isOver} then excluded.reset_at else kept.reset_at end
    returning count as tries, ceil(extract(epoch from reset_at - now()))::int as seconds)`
}

/** Those of the keys of a user's addresses and browsers that are still remembered. */
async function knownAmong(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(inArray(throttles.key, [...keys]), gt(throttles.resetAt, sql`now()`)))
  return new Set(rows.map(({ key }) => key))
}

const keyOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
