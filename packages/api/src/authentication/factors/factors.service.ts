import type { Factors, PasskeyProof } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { writeAudit } from '../../audit/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { codeApps, passkeys, recoveryCodes, recoveryRequests, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import type { Keys } from '../keys.ts'
import { removeUnusedCodes, replaceRecoveryCodes, takeRecoveryCode } from '../proofs/recoveryCodes.ts'
import { takePasskey } from '../proofs/verifyPasskey.ts'
import type { SecretBox } from '../secrets.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'
import { hasFactor } from '../users.repo.ts'

export type FactorAccess = { db: Db; box: SecretBox; keys: Keys; portalName: string; publicUrl: string }

export async function readFactors(db: Db, { userId }: Actor): Promise<Factors> {
  const [app] = await db.select().from(codeApps).where(eq(codeApps.userId, userId))
  const recoveryCodesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { codeAppSince: app?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft }
}

/** Creates the secret of a code app (TOTP), replacing one that was never confirmed. Throws FACTOR_EXISTS. */
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

/** Activates a code app with its first code and returns the recovery codes, which cannot be read again later. */
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

/** Removes every second factor that was added at or after `since`. */
export async function removeFactorsSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  for (const table of [codeApps, passkeys, recoveryCodes]) {
    await tx.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)))
  }
  await removeUnusedCodes(tx, userId)
}

/** Removes all second factors, so that the password alone is enough to sign in. */
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

/** Whether signing in requires a second factor after the password. */
export const needsFactor = async (db: DbOrTransaction, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.userId, userId), hasFactor))) > 0

type PresentedFactor = { code?: string | undefined; passkey?: PasskeyProof | undefined }
type Proof = PresentedFactor & { userId: string; address: string; device: string }

/**
 * Passes for a user who has no second factor, or who proves one with a passkey, a valid code of the app or a recovery
 * code. The proof is consumed, and an open request to remove a lost factor is withdrawn. Throws FACTOR_REQUIRED without
 * a proof, FACTOR_NOT_VALID or PASSKEY_NOT_VALID for a wrong or used one, and TOO_MANY_REQUESTS for guesses.
 */
export async function proveFactor(access: FactorAccess, { userId, address, device, ...factor }: Proof): Promise<void> {
  const { db } = access
  if (!(await needsFactor(db, userId))) return
  if (factor.code === undefined && factor.passkey === undefined) throw new AppError('FACTOR_REQUIRED')
  const attempt = { action: 'factor', who: userId, address, device } as const
  await countAttempt(db, attempt)
  const taken = await db.transaction((tx) => takeFactor(tx, access, userId, factor))
  if (!taken) throw new AppError('FACTOR_NOT_VALID')
  await forgiveAttempt(db, attempt)
}

async function takeFactor(tx: Transaction, access: FactorAccess, userId: string, factor: PresentedFactor) {
  const { code, passkey } = factor
  const taken = passkey
    ? (await takePasskey(tx, access, passkey)).userId === userId
    : code !== undefined && (await takeCode(tx, access.box, userId, code))
  if (taken) await tx.delete(recoveryRequests).where(eq(recoveryRequests.userId, userId))
  return taken
}

/** Locks the app's row FOR UPDATE, so that a code sent twice concurrently is accepted once. */
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

/** Codes of the previous and the next time step are accepted too, because clocks differ. */
const SKEW_S = 30

const newSecret = (): string => generateSecret()

/** The otpauth URI encoded in the QR code that a code app scans. */
const uriOf = (secret: string, portalName: string, email: string): string =>
  generateURI({ issuer: portalName, label: email, secret })

/** The time step of a valid code; undefined if the code is wrong or its step was used already. */
function stepOf(secret: string, code: string, lastStep: number): number | undefined {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(Date.now() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: SKEW_S })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > lastStep ? result.timeStep : undefined
}
