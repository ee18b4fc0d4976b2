import { createHash, createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Db } from '../db/connect.ts'
import { one } from '../db/one.ts'
import { settings } from '../db/schema.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'abs-portal'
export const ACCESS_TOKEN_S = 15 * 60

export type AccessClaims = { userId: string; sessionId: string }

export type Keys = {
  signAccessToken: (claims: AccessClaims) => Promise<string>
  /** Undefined for anything that is not a living token of ours. */
  readAccessToken: (token: string) => Promise<AccessClaims | undefined>
  /** The one token that may follow a refresh token, so that a repeated call gets the same answer again. */
  successorOf: (refreshToken: string) => string
}

/** The portal's own keys: made on the first run, kept in the database, so that every process has the same. */
export async function loadKeys(db: Db): Promise<Keys> {
  const [access, refresh] = await Promise.all([keptSecret(db, 'access-token-key'), keptSecret(db, 'refresh-token-key')])
  return {
    signAccessToken: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_S}s`)
        .sign(access),
    readAccessToken: (token) =>
      jwtVerify(token, access, { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: ['sub', 'sid', 'exp'] }).then(
        ({ payload }) => ({ userId: String(payload.sub), sessionId: String(payload.sid) }),
        () => undefined,
      ),
    successorOf: (refreshToken) => createHmac('sha256', refresh).update(refreshToken).digest('base64url'),
  }
}

export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** How a refresh token rests in the database. It is random enough for a plain hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

async function keptSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const kept = one(await db.select().from(settings).where(eq(settings.name, name)))
  return Buffer.from(kept.value, 'base64')
}
