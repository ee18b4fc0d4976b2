import type { Factors, PasskeyProof } from '@portal/contract'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { writeAudit } from '../../audit/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { codeApps, passkeys, recoveryCodes, recoveryRequests, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import type { Keys } from '../keys.ts'
import { takePasskey } from '../passkeys/verifyPasskey.ts'
import type { SecretBox } from '../secrets.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'
import { hasFactor } from '../users.repo.ts'
import { removeUnusedCodes, replaceRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts'

export type FactorAccess = { db: Db; box: SecretBox; keys: Keys; portalName: string; publicUrl: string }

export async function readFactors(db: Db, { userId }: Actor): Promise<Factors> {
  const [app] = await db.select().from(codeApps).where(eq(codeApps.userId, userId))
  const recoveryCodesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { codeAppSince: app?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft }
}

/** Makes a secret for a code app, in place of one that was never confirmed. Throws FACTOR_EXISTS. */
export async function addCodeApp({ db, box, portalName }: FactorAccess, { userId, user }: Actor) {
  const secret = newSecret()
  const sealed = box.seal(Buffer.from(secret))
  const saved = await db
    .insert(codeApps)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: codeApps.userId,
      set: { secret: sealed, createdAt: new Date() },
      setWhere: isNull(codeApps.confirmedAt),
    })
    .returning({ userId: codeApps.userId })
  if (saved.length === 0) throw new AppError('FACTOR_EXISTS')
  return { secret, uri: uriOf(secret, portalName, user.email) }
}

/** The first code of a new app makes it count; the recovery codes are answered here and never again. */
export async function confirmCodeApp({ db, box }: FactorAccess, actor: Actor, code: string): Promise<string[]> {
  const { userId, address } = actor
  const attempt = { action: 'factor', who: userId, address: address ?? '' } as const
  await countAttempt(db, attempt)
  const codes = await db.transaction(async (tx) => {
    const app = await selectAppForUpdate(tx, userId)
    if (app?.confirmedAt) throw new AppError('FACTOR_EXISTS')
    const step = app && stepOf(box.open(app.secret).toString(), code, app.lastStep)
    if (step === undefined) throw invalid([{ path: 'code', message: translate('errors.FACTOR_NOT_VALID') }])
    await tx.update(codeApps).set({ confirmedAt: new Date(), lastStep: step }).where(eq(codeApps.userId, userId))
    const made = await replaceRecoveryCodes(tx, userId)
    await writeAudit(tx, actor, 'USER_FACTOR_ADDED', { userId })
    return made
  })
  await forgiveAttempt(db, attempt)
  return codes
}

export async function removeCodeApp(db: Db, actor: Actor): Promise<void> {
  const { userId } = actor
  await db.transaction(async (tx) => {
    const removed = await tx.delete(codeApps).where(eq(codeApps.userId, userId)).returning({ userId: codeApps.userId })
    if (removed.length === 0) throw new AppError('NOT_FOUND')
    await removeUnusedCodes(tx, userId)
    await writeAudit(tx, actor, 'USER_FACTOR_REMOVED', { userId })
  })
}

/** Takes away what was added as second factor since a moment. */
export async function removeFactorsSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  for (const table of [codeApps, passkeys, recoveryCodes]) {
    await tx.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)))
  }
  await removeUnusedCodes(tx, userId)
}

/** Takes every second factor away, so that the password alone signs in. */
export async function removeFactors(tx: Transaction, userId: string): Promise<void> {
  for (const table of [codeApps, passkeys, recoveryCodes]) await tx.delete(table).where(eq(table.userId, userId))
}

export function renewRecoveryCodes(db: Db, actor: Actor): Promise<string[]> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    if (!(await needsFactor(tx, userId))) throw new AppError('NOT_FOUND')
    const made = await replaceRecoveryCodes(tx, userId)
    await writeAudit(tx, actor, 'USER_RECOVERY_CODES', { userId })
    return made
  })
}

/** Whether a second factor is asked for after the password. */
export const needsFactor = async (db: DbOrTransaction, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.userId, userId), hasFactor))) > 0

type GivenFactor = { code?: string | undefined; passkey?: PasskeyProof | undefined }
type Proof = GivenFactor & { userId: string; address: string }

/**
 * Lets a user without a second factor pass, and one who gives a passkey, a good code of the app or a recovery code; each is
 * used up, and a request to remove a lost factor is void. Throws FACTOR_REQUIRED without one, FACTOR_NOT_VALID or
 * PASSKEY_NOT_VALID with a wrong or used one, TOO_MANY_REQUESTS for guesses.
 */
export async function proveFactor(access: FactorAccess, { userId, address, ...given }: Proof): Promise<void> {
  const { db } = access
  if (!(await needsFactor(db, userId))) return
  if (given.code === undefined && given.passkey === undefined) throw new AppError('FACTOR_REQUIRED')
  const attempt = { action: 'factor', who: userId, address } as const
  await countAttempt(db, attempt)
  const taken = await db.transaction((tx) => takeFactor(tx, access, userId, given))
  if (!taken) throw new AppError('FACTOR_NOT_VALID')
  await forgiveAttempt(db, attempt)
}

async function takeFactor(tx: Transaction, access: FactorAccess, userId: string, given: GivenFactor) {
  const { code, passkey } = given
  const taken = passkey
    ? (await takePasskey(tx, access, passkey)).userId === userId
    : code !== undefined && (await takeCode(tx, access.box, userId, code))
  if (taken) await tx.delete(recoveryRequests).where(eq(recoveryRequests.userId, userId))
  return taken
}

/** Under the app's lock, so that a code that comes twice at once is taken once. */
async function takeCode(tx: Transaction, box: SecretBox, userId: string, code: string): Promise<boolean> {
  const app = await selectAppForUpdate(tx, userId)
  const step = app?.confirmedAt ? stepOf(box.open(app.secret).toString(), code, app.lastStep) : undefined
  if (step === undefined) return takeRecoveryCode(tx, userId, code)
  await tx.update(codeApps).set({ lastStep: step }).where(eq(codeApps.userId, userId))
  return true
}

async function selectAppForUpdate(tx: Transaction, userId: string) {
  const [app] = await tx.select().from(codeApps).where(eq(codeApps.userId, userId)).for('update')
  return app
}

/** Codes of the step before and after are taken, too: clocks differ. */
const SKEW_S = 30

const newSecret = (): string => generateSecret()

/** The address encoded in the QR code that a code app scans. */
const uriOf = (secret: string, portalName: string, email: string): string =>
  generateURI({ issuer: portalName, label: email, secret })

/** The step of time that a code is of; undefined for a wrong one, and one of a step that was used already. */
function stepOf(secret: string, code: string, lastStep: number): number | undefined {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(Date.now() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: SKEW_S })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > lastStep ? result.timeStep : undefined
}
