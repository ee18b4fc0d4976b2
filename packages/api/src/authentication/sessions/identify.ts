import { keepLatest } from '../../cache/keepLatest.ts'
import { onAccessChange } from '../../db/accessChanges.ts'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { Identify } from '../../http/guard.ts'
import type { AccessClaims, Keys } from '../keys.ts'
import { findBySession, presentUser } from '../users.repo.ts'

/** Whose session it is; refuses an ended session and a deactivated user. */
export type ActorOf = (claims: AccessClaims) => Promise<Omit<Actor, 'address'>>

/** Who holds an access token. */
export const identifyBy =
  (keys: Keys, actorOf: ActorOf): Identify =>
  async (accessToken) => {
    const claims = await keys.readAccessToken(accessToken)
    if (!claims) throw new AppError('AUTHENTICATION_REQUIRED')
    return actorOf(claims)
  }

/** Sessions that are known without asking the database. */
const MOST_SESSIONS = 10_000
/** A change that nobody told of, because the network swallowed it, is seen after this long. */
const KNOWN_MS = 10_000

/**
 * Looks sessions up in the database and keeps what it said until something about who may do what changes there, in this
 * process or another: an ended session or a deactivated user is refused at the next call, not when a token runs out.
 */
export function openActors(db: Db): ActorOf {
  let known = keepLatest<Promise<Known>>(MOST_SESSIONS)
  // What is being read meanwhile goes to those who asked, and is not found again.
  onAccessChange(db, () => {
    known = keepLatest(MOST_SESSIONS)
  })
  return async (claims) => {
    const now = Date.now()
    const key = [claims.sessionId, claims.userId, Math.floor(now / KNOWN_MS)].join(' ')
    const { actor, expiresAt } = await known(key, () => readActor(db, claims))
    if (expiresAt.getTime() <= now) throw new AppError('AUTHENTICATION_REQUIRED')
    return actor
  }
}

type Known = { actor: Omit<Actor, 'address'>; expiresAt: Date }

async function readActor(db: Db, { userId, sessionId }: AccessClaims): Promise<Known> {
  const row = await findBySession(db, userId, sessionId)
  if (!row) throw new AppError('ACCOUNT_INVALID_NOT_FOUND')
  const { accountId, role, groups, sessionEnds } = row
  if (!sessionEnds || row.status !== 'ACTIVE') throw new AppError('AUTHENTICATION_REQUIRED')
  return { actor: { userId, accountId, role, groups, sessionId, user: presentUser(row) }, expiresAt: sessionEnds }
}
