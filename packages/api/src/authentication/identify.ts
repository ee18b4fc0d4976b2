import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import type { Identify } from '../http/guard.ts'
import type { AccessClaims, Keys } from './keys.ts'
import { findBySession, presentUser } from './users.repo.ts'

/** Who holds an access token. */
export const identifyBy =
  (db: Db, keys: Keys): Identify =>
  async (accessToken) => {
    const claims = await keys.readAccessToken(accessToken)
    if (!claims) throw new AppError('AUTHENTICATION_REQUIRED')
    return actorOf(db, claims)
  }

/**
 * Whose session it is, checked against the database at every call: an ended session or a deactivated user is refused at
 * once, not when the token or link that names them runs out.
 */
export async function actorOf(db: Db, { userId, sessionId }: AccessClaims): Promise<Omit<Actor, 'address'>> {
  const row = await findBySession(db, userId, sessionId)
  if (!row) throw new AppError('ACCOUNT_INVALID_NOT_FOUND')
  if (!row.sessionAlive || row.status !== 'ACTIVE') throw new AppError('AUTHENTICATION_REQUIRED')
  const { accountId, role, groups } = row
  return { userId: row.userId, accountId, role, groups, sessionId, user: presentUser(row) }
}
