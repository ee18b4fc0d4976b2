import { createHash, createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { keepLatest } from '../cache/keepLatest.ts'
import type { Db } from '../db/connect.ts'
import { one } from '../db/one.ts'
import { settings } from '../db/schema.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'abs-portal'
export const ACCESS_TOKEN_S = 15 * 60

/** A link that a browser follows without a header lives this long. */
const REPORT_LINK_S = 5 * 60

export type AccessClaims = { userId: string; sessionId: string }
/** What a link to a report stands for: who asked, in which session, for which assessment as it stood when. */
export type ReportClaims = AccessClaims & { assessmentId: string; asKnownOn?: string | undefined }

export type Keys = {
  signAccessToken: (claims: AccessClaims) => Promise<string>
  /** Undefined for anything that is not a living token of ours. */
  readAccessToken: (token: string) => Promise<AccessClaims | undefined>
  signReportLink: (claims: ReportClaims) => Promise<{ link: string; expiresAt: Date }>
  /** Undefined for anything that is not a living link of ours. */
  readReportLink: (link: string) => Promise<ReportClaims | undefined>
  /** The one token that may follow a refresh token, so that a repeated call gets the same answer again. */
  successorOf: (refreshToken: string) => string
}

/** The portal's own keys: made on the first run, kept in the database, so that every process has the same. */
export async function loadKeys(db: Db): Promise<Keys> {
  const [access, refresh, report] = await Promise.all([
    keptSecret(db, 'access-token-key'),
    keptSecret(db, 'refresh-token-key'),
    keptSecret(db, 'report-link-key'),
  ])
  return {
    signAccessToken: (claims) => sign(access, ACCESS_TOKEN_S, claims),
    readAccessToken: readOften(access),
    signReportLink: async ({ assessmentId, asKnownOn, ...claims }) => {
      const expiresAt = new Date(Date.now() + REPORT_LINK_S * 1000)
      const link = await sign(report, REPORT_LINK_S, claims, { assessmentId, ...(asKnownOn && { asKnownOn }) })
      return { link, expiresAt }
    },
    readReportLink: async (link) => {
      const payload = await read(report, link)
      if (!payload) return undefined
      const { assessmentId, asKnownOn } = payload
      return {
        ...accessClaims(payload),
        assessmentId: String(assessmentId),
        ...(asKnownOn !== undefined && { asKnownOn: String(asKnownOn) }),
      }
    },
    successorOf: (refreshToken) => createHmac('sha256', refresh).update(refreshToken).digest('base64url'),
  }
}

const sign = (key: Buffer, seconds: number, { userId, sessionId }: AccessClaims, more: JWTPayload = {}) =>
  new SignJWT({ ...more, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key)

/** Tokens whose signature need not be checked again: one comes with every call. */
const MOST_TOKENS = 10_000

/** Reads access tokens; a good one is proven once and then good until it runs out. */
function readOften(key: Buffer): Keys['readAccessToken'] {
  const keepProven = keepLatest<Promise<JWTPayload>>(MOST_TOKENS)
  return async (token) => {
    const payload = await keepProven(token, () => prove(key, token)).catch(() => undefined)
    const isGood = payload && Number(payload.exp) > Date.now() / 1000
    return isGood ? accessClaims(payload) : undefined
  }
}

const read = (key: Buffer, token: string): Promise<JWTPayload | undefined> => prove(key, token).catch(() => undefined)

/** What a living token of ours says; rejects any other. */
async function prove(key: Buffer, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    requiredClaims: ['sub', 'sid', 'exp'],
  })
  return payload
}

const accessClaims = ({ sub, sid }: JWTPayload): AccessClaims => ({ userId: String(sub), sessionId: String(sid) })

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
