import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import type { Identify } from '../http/guard.ts'
import type { Keys } from './keys.ts'
import { findBySession, presentUser } from './users.repo.ts'

/**
 * Who holds an access token, checked against the database at every call: an ended session or a deactivated user is
 * refused at once, not when the token runs out.
 */
export const identifyBy =
  (db: Db, keys: Keys): Identify =>
  async (accessToken): Promise<Omit<Actor, 'address'>> => {
    const claims = await keys.readAccessToken(accessToken)
    if (!claims) throw new AppError('AUTHENTICATION_REQUIRED')
    const row = await findBySession(db, claims.userId, claims.sessionId)
    if (!row) throw new AppError('ACCOUNT_INVALID_NOT_FOUND')
    if (!row.sessionAlive || row.status !== 'ACTIVE') throw new AppError('AUTHENTICATION_REQUIRED')
    const { userId, accountId, role, groups } = row
    return { userId, accountId, role, groups, sessionId: claims.sessionId, user: presentUser(row) }
  }
