import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { createCache } from '../cache/cache.ts'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { settings } from '../db/schema.ts'
import { isSealed, type SecretBox } from './secrets.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'abs-portal'
const ACCESS_TOKEN_S = 15 * 60

/** Lifetime of a report link, which a browser follows without an Authorization header. */
const REPORT_LINK_S = 5 * 60
const ONE_TIME_TOKEN_S = 10 * 60

export type AccessClaims = { userId: string; sessionId: string }
/** The claims of a report link: the user and session that requested it, the assessment, and the day it is reported as of. */
type ReportClaims = AccessClaims & { assessmentId: string; asKnownOn?: string | undefined }

/** The flows in which a browser brings a one-time token back: the challenge of a passkey, a sign-in at a provider. */
export type OneTimePurpose = 'newPasskey' | 'passkey' | 'singleSignOn'
type OneTimeClaims = { readonly [name: string]: string | boolean }
export type OneTimeToken = { tokenId: string; expiresAt: Date; claims: JWTPayload }

export type Keys = {
  signAccessToken: (claims: AccessClaims) => Promise<string>
  /** Undefined for anything but a valid, unexpired token of this portal. */
  readAccessToken: (token: string) => Promise<AccessClaims | undefined>
  signReportLink: (claims: ReportClaims) => Promise<{ link: string; expiresAt: Date }>
  /** Undefined for anything but a valid, unexpired link of this portal. */
  readReportLink: (link: string) => Promise<ReportClaims | undefined>
  /** Signs a token for this purpose, valid for ten minutes; `takeOneTimeToken` accepts it once. */
  signOneTimeToken: (purpose: OneTimePurpose, claims: OneTimeClaims) => Promise<string>
  /** Undefined for anything but a valid, unexpired token of this portal and purpose. */
  readOneTimeToken: (purpose: OneTimePurpose, token: string) => Promise<OneTimeToken | undefined>
  /** Derives the successor of a refresh token, so that a repeated refresh is idempotent. */
  successorOf: (refreshToken: string) => string
  /** The value of a device cookie: the one given if this portal issued it, otherwise a new one. */
  deviceOf: (cookie: string | undefined) => string
}

const SIGNING_KEYS = ['access-token-key', 'refresh-token-key', 'report-link-key', 'one-time-token-key'] as const

/**
 * The signing keys: generated on the first start and stored in the database, so that all processes share them. With a
 * wrong PORTAL_KEY none is stored.
 */
export async function loadKeys(db: Db, box: SecretBox): Promise<Keys> {
  const [access, refresh, report, oneTime] = await db.transaction((tx) => loadSecrets(tx, box))
  if (!access || !refresh || !report || !oneTime) throw new Error('Expected all four signing keys to be loaded.')
  return {
    signAccessToken: (claims) => sign(access, ACCESS_TOKEN_S, claims),
    readAccessToken: accessTokenReader(access),
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
    signOneTimeToken: (purpose, claims) => signOneTimeToken(oneTime, purpose, claims),
    readOneTimeToken: (purpose, token) => readOneTimeToken(oneTime, purpose, token),
    successorOf: (refreshToken) => createHmac('sha256', refresh).update(refreshToken).digest('base64url'),
    deviceOf: (cookie) => (cookie !== undefined && isDevice(refresh, cookie) ? cookie : newDevice(refresh)),
  }
}

/** A value that others choose could be one that they know, and would have the attempts of the owner's browser. */
const newDevice = (key: Buffer): string => {
  const id = randomBytes(18).toString('base64url')
  return `${id}.${signatureOfDevice(key, id)}`
}

function isDevice(key: Buffer, cookie: string): boolean {
  const [id = '', signature = ''] = cookie.split('.')
  const expected = Buffer.from(signatureOfDevice(key, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** No refresh token has a colon, so no signature of a device is the successor of one. */
const signatureOfDevice = (key: Buffer, id: string): string =>
  createHmac('sha256', key).update(`device:${id}`).digest('base64url')

const sign = (key: Buffer, seconds: number, { userId, sessionId }: AccessClaims, more: JWTPayload = {}) =>
  new SignJWT({ ...more, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key)

const signOneTimeToken = (key: Buffer, purpose: OneTimePurpose, claims: OneTimeClaims) =>
  new SignJWT({ ...claims, sid: purpose })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(randomUUID())
    .setExpirationTime(`${ONE_TIME_TOKEN_S}s`)
    .sign(key)

async function readOneTimeToken(key: Buffer, purpose: OneTimePurpose, token: string) {
  const claims = await read(key, token)
  if (claims?.sid !== purpose) return undefined
  return { tokenId: String(claims.sub), expiresAt: new Date(Number(claims.exp) * 1000), claims }
}

/**
 * Verifies access tokens. Every request carries one, so verified payloads are cached and only their expiry is checked
 * again.
 */
function accessTokenReader(key: Buffer): Keys['readAccessToken'] {
  const verified = createCache<Promise<JWTPayload>>({ name: 'access tokens', maxSize: 10_000 })
  return async (token) => {
    const payload = await verified.getOrCompute(token, () => verify(key, token)).catch(() => undefined)
    const isValid = payload && Number(payload.exp) > Date.now() / 1000
    return isValid ? accessClaims(payload) : undefined
  }
}

const read = (key: Buffer, token: string): Promise<JWTPayload | undefined> => verify(key, token).catch(() => undefined)

/** The payload of a valid, unexpired token of this portal; rejects for any other. */
async function verify(key: Buffer, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    requiredClaims: ['sub', 'sid', 'exp'],
  })
  return payload
}

const accessClaims = ({ sub, sid }: JWTPayload): AccessClaims => ({ userId: String(sub), sessionId: String(sid) })

export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** Refresh tokens are stored hashed. They carry 256 random bits, so an unsalted hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The secrets of all signing keys, one after the other, so that processes that start together wait for each other. */
async function loadSecrets(tx: DbOrTransaction, box: SecretBox): Promise<Buffer[]> {
  const secrets: Buffer[] = []
  for (const name of SIGNING_KEYS) secrets.push(await loadSecret(tx, box, name))
  return secrets
}

/**
 * Loads a secret, generating it if it is missing. A secret stored in plain text is encrypted as soon as there is a key
 * for it.
 */
async function loadSecret(db: DbOrTransaction, box: SecretBox, name: string): Promise<Buffer> {
  await db
    .insert(settings)
    .values({ name, value: box.seal(randomBytes(32)) })
    .onConflictDoNothing()
  const { value } = expectOne(await db.select().from(settings).where(eq(settings.name, name)))
  const secret = box.open(value)
  if (!isSealed(value)) await saveSecret(db, name, box.seal(secret))
  return secret
}

const saveSecret = async (db: DbOrTransaction, name: string, value: string): Promise<void> => {
  await db.update(settings).set({ value }).where(eq(settings.name, name))
}

/**
 * Replaces the signing keys, which voids every access token and report link; browsers get new access tokens through
 * their sessions. Running portals load the new keys only when they are restarted.
 */
export async function rotateKeys(db: Db, box: SecretBox): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of SIGNING_KEYS) {
      const value = box.seal(randomBytes(32))
      await tx.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
    }
  })
}
