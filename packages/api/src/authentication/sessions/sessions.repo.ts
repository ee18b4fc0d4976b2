import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { DbOrTransaction } from '../../db/connect.ts'
import { refreshTokens, sessions } from '../../db/schema.ts'
import { hashToken, newRefreshToken } from '../keys.ts'

/** The browser a request comes from. */
export type Client = { address: string; userAgent: string | null }

const LONGEST_USER_AGENT = 300

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
})

/** A browser that stays away for this long signs in again. */
export const SESSION_S = 30 * 24 * 60 * 60

export async function startSession(
  db: DbOrTransaction,
  { userId, accountId }: { userId: string; accountId: string },
  client: Client,
) {
  const sessionId = randomUUID()
  const refreshToken = newRefreshToken()
  await db.insert(sessions).values({ sessionId, userId, accountId, ...client, expiresAt: nextExpiry() })
  await addToken(db, sessionId, refreshToken)
  return { sessionId, refreshToken }
}

/** The token with its session, locked until the transaction ends, so that two calls with one token take turns. */
export async function selectTokenForUpdate(db: DbOrTransaction, refreshToken: string) {
  const [row] = await db
    .select({
      sessionId: sessions.sessionId,
      userId: sessions.userId,
      rotatedAt: refreshTokens.rotatedAt,
      alive: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.sessionId, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)))
    .for('update')
  return row
}

type Rotation = { sessionId: string; used: string; next: string; client: Client }

/** Puts the next token in the place of this one and keeps the session for its full time again. */
export async function rotate(db: DbOrTransaction, { sessionId, used, next, client }: Rotation): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ rotatedAt: new Date() })
    .where(eq(refreshTokens.tokenHash, hashToken(used)))
  await addToken(db, sessionId, next)
  await db
    .update(sessions)
    .set({ ...client, usedAt: new Date(), expiresAt: nextExpiry() })
    .where(eq(sessions.sessionId, sessionId))
}

export async function endSession(db: DbOrTransaction, sessionId: string): Promise<void> {
  await db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.sessionId, sessionId))
}

const nextExpiry = (): Date => new Date(Date.now() + SESSION_S * 1000)

async function addToken(db: DbOrTransaction, sessionId: string, refreshToken: string): Promise<void> {
  await db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), sessionId })
}
