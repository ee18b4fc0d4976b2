import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { DbOrTransaction } from '../../db/connect.ts'
import { refreshTokens, sessions } from '../../db/schema.ts'
import { hashToken, type Keys, newRefreshToken } from '../keys.ts'

/** The browser a request comes from. */
export type Client = { address: string; userAgent: string | null; device: string }

/** Browsers accept a cookie with the `__Secure-` prefix only over HTTPS. */
export const securedName = (name: string, secure: boolean): string => (secure ? `__Secure-${name}` : name)
/** The cookie that identifies a browser, whichever user signs in with it. */
export const DEVICE_COOKIE = 'device'

const MAX_USER_AGENT_LENGTH = 300

export const clientOf = ({ ip, headers, cookies }: FastifyRequest, keys: Pick<Keys, 'deviceOf'>): Client => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  device: keys.deviceOf(cookies[securedName(DEVICE_COOKIE, true)] ?? cookies[DEVICE_COOKIE]),
})

/** The absolute lifetime of a session, however much it is used. */
export const SESSION_S = 30 * 24 * 60 * 60
/** How long a session on a shared computer may stay unused before it ends. */
const SHARED_IDLE_S = 12 * 60 * 60

type NewSession = { userId: string; accountId: string; shared: boolean }

export async function startSession(
  db: DbOrTransaction,
  { userId, accountId, shared }: NewSession,
  { address, userAgent }: Client,
) {
  const sessionId = randomUUID()
  const refreshToken = newRefreshToken()
  const createdAt = new Date()
  const expiresAt = expiryOf({ createdAt, shared })
  const session = { sessionId, userId, accountId, shared, address, userAgent, createdAt, expiresAt }
  await db.insert(sessions).values(session)
  await addToken(db, sessionId, refreshToken)
  return { sessionId, refreshToken }
}

/**
 * The refresh token with its session, locked FOR UPDATE until the transaction ends, so that concurrent requests with
 * one token take turns.
 */
export async function selectTokenForUpdate(db: DbOrTransaction, refreshToken: string) {
  const [row] = await db
    .select({
      sessionId: sessions.sessionId,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      shared: sessions.shared,
      rotatedAt: refreshTokens.rotatedAt,
      alive: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()
        and ${sessions.createdAt} > now() - make_interval(secs => ${SESSION_S})`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.sessionId, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)))
    .for('update')
  return row
}

type Session = { sessionId: string; createdAt: Date; shared: boolean }
type Rotation = { session: Session; used: string; next: string; client: Client }

/** Rotates the refresh token and records that the session is in use. */
export async function rotate(db: DbOrTransaction, { session, used, next, client }: Rotation): Promise<void> {
  const { sessionId } = session
  const { address, userAgent } = client
  await db
    .update(refreshTokens)
    .set({ rotatedAt: new Date() })
    .where(eq(refreshTokens.tokenHash, hashToken(used)))
  await addToken(db, sessionId, next)
  await db
    .update(sessions)
    .set({ address, userAgent, usedAt: new Date(), expiresAt: expiryOf(session) })
    .where(eq(sessions.sessionId, sessionId))
}

export async function endSession(db: DbOrTransaction, sessionId: string): Promise<void> {
  await db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.sessionId, sessionId))
}

function expiryOf({ createdAt, shared }: Pick<Session, 'createdAt' | 'shared'>): Date {
  const absolute = createdAt.getTime() + SESSION_S * 1000
  return new Date(shared ? Math.min(absolute, Date.now() + SHARED_IDLE_S * 1000) : absolute)
}

async function addToken(db: DbOrTransaction, sessionId: string, refreshToken: string): Promise<void> {
  await db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), sessionId })
}
