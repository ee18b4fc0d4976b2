import {
  countTokenCall,
  findWithGroups,
  hashToken,
  presentSessionUser,
  type SecondFactor,
} from '../authentication/index.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import type { Identify } from '../http/guard.ts'
import { findLive, noteUse, TOKEN_PREFIX } from './tokens.repo.ts'

/** Authenticates a request by an API token; any other token is left to `identifySession`. */
export const identifyToken =
  (db: Db, secondFactor: SecondFactor, identifySession: Identify): Identify =>
  (bearerToken, address) =>
    bearerToken.startsWith(TOKEN_PREFIX)
      ? readActor(db, secondFactor, { bearerToken, address })
      : identifySession(bearerToken, address)

type Call = { bearerToken: string; address: string }

/**
 * Reads the state of token and user at every call, so that a revoked token or deactivated user is refused at the next
 * one.
 */
async function readActor(
  db: Db,
  secondFactor: SecondFactor,
  { bearerToken, address }: Call,
): Promise<Omit<Actor, 'address'>> {
  const token = await findLive(db, hashToken(bearerToken))
  const user = token && (await findWithGroups(db, token.userId))
  if (user?.status !== 'ACTIVE' || user.accountId !== token?.accountId) {
    throw new AppError('AUTHENTICATION_REQUIRED')
  }
  await countTokenCall(db, token.tokenId)
  await noteUse(db, token, address)
  const { userId, accountId, role, groups } = user
  const { tokenId: sessionId, name, scopes } = token
  return {
    userId,
    accountId,
    role,
    groups,
    sessionId,
    user: presentSessionUser(user, secondFactor),
    token: { name, scopes },
  }
}
