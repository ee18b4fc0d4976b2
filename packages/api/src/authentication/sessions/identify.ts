import { createCache } from '../../cache/cache.ts'
import { onAccessChange } from '../../db/accessChanges.ts'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { Identify } from '../../http/guard.ts'
import type { AccessClaims, Keys } from '../keys.ts'
import { findBySession, presentSessionUser, type SecondFactor } from '../users.repo.ts'

/** Resolves the claims of an access token to the actor; rejects ended sessions and deactivated users. */
export type ActorOf = (claims: AccessClaims) => Promise<Omit<Actor, 'address'>>

/** Authenticates a request by its access token. */
export const identifyBy =
  (keys: Keys, actorOf: ActorOf): Identify =>
  async (accessToken) => {
    const claims = await keys.readAccessToken(accessToken)
    if (!claims) throw new AppError('AUTHENTICATION_REQUIRED')
    return actorOf(claims)
  }

/** Limits how long a change is missed if its notification was lost. */
const MAX_AGE_MS = 10_000

/**
 * Loads actors from the database and caches them until this or another process changes their session, user, group or
 * account. An ended session or a deactivated user is therefore refused at the next request, not when the access token
 * expires.
 */
export function openActors(db: Db, secondFactor: SecondFactor): ActorOf {
  const users = createCache<Map<string, Promise<CachedSession>>>({
    name: 'sessions',
    maxSize: 10_000,
    maxAgeMs: MAX_AGE_MS,
  })
  onAccessChange(db, { user: users.delete, everybody: users.clear })
  const sessionOf = (claims: AccessClaims) => {
    const sessions = users.getOrCompute(claims.userId, () => new Map())
    const cached = sessions.get(claims.sessionId)
    if (cached) return cached
    const session = readActor(db, secondFactor, claims)
    sessions.set(claims.sessionId, session)
    session.catch(() => sessions.delete(claims.sessionId))
    return session
  }
  return async (claims) => {
    const { actor, expiresAt } = await sessionOf(claims)
    if (expiresAt.getTime() <= Date.now()) throw new AppError('AUTHENTICATION_REQUIRED')
    return actor
  }
}

type CachedSession = { actor: Omit<Actor, 'address'>; expiresAt: Date }

async function readActor(
  db: Db,
  secondFactor: SecondFactor,
  { userId, sessionId }: AccessClaims,
): Promise<CachedSession> {
  const row = await findBySession(db, userId, sessionId)
  if (!row) throw new AppError('ACCOUNT_INVALID_NOT_FOUND')
  const { accountId, role, groups, sessionEnds } = row
  if (!sessionEnds || row.status !== 'ACTIVE') throw new AppError('AUTHENTICATION_REQUIRED')
  return {
    actor: { userId, accountId, role, groups, sessionId, user: presentSessionUser(row, secondFactor) },
    expiresAt: sessionEnds,
  }
}
