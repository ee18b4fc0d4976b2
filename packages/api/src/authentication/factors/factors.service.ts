import type { Factors } from '@portal/contract'
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { codeApps, recoveryCodes } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import type { SecretBox } from '../secrets.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'
import { newSecret, stepOf, uriOf } from './codeApps.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts'

export type FactorAccess = { db: Db; box: SecretBox; portalName: string }

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
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await writeAudit(tx, actor, 'USER_FACTOR_REMOVED', { userId })
  })
}

/** Takes away a code app that was added since a moment, with its recovery codes. */
export async function removeFactorsSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  const recent = and(eq(codeApps.userId, userId), gte(codeApps.createdAt, since))
  const removed = await tx.delete(codeApps).where(recent).returning({ userId: codeApps.userId })
  if (removed.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export function renewRecoveryCodes(db: Db, actor: Actor): Promise<string[]> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const app = await selectAppForUpdate(tx, userId)
    if (!app?.confirmedAt) throw new AppError('NOT_FOUND')
    const made = await replaceRecoveryCodes(tx, userId)
    await writeAudit(tx, actor, 'USER_RECOVERY_CODES', { userId })
    return made
  })
}

type Proof = { userId: string; address: string; code: string | undefined }

/**
 * Lets a user without a second factor pass, and one who gives a good code of the app or a recovery code; either is used up.
 * Throws FACTOR_REQUIRED without a code, FACTOR_NOT_VALID with a wrong or used one, TOO_MANY_REQUESTS for guesses.
 */
export async function proveFactor({ db, box }: FactorAccess, { userId, address, code }: Proof): Promise<void> {
  const confirmed = and(eq(codeApps.userId, userId), isNotNull(codeApps.confirmedAt))
  if ((await db.$count(codeApps, confirmed)) === 0) return
  if (code === undefined) throw new AppError('FACTOR_REQUIRED')
  const attempt = { action: 'factor', who: userId, address } as const
  await countAttempt(db, attempt)
  const taken = await db.transaction((tx) => takeCode(tx, box, userId, code))
  if (!taken) throw new AppError('FACTOR_NOT_VALID')
  await forgiveAttempt(db, attempt)
}

/** Under the app's lock, so that a code that comes twice at once is taken once. */
async function takeCode(tx: Transaction, box: SecretBox, userId: string, code: string): Promise<boolean> {
  const app = await selectAppForUpdate(tx, userId)
  const step = app && stepOf(box.open(app.secret).toString(), code, app.lastStep)
  if (step === undefined) return takeRecoveryCode(tx, userId, code)
  await tx.update(codeApps).set({ lastStep: step }).where(eq(codeApps.userId, userId))
  return true
}

async function selectAppForUpdate(tx: Transaction, userId: string) {
  const [app] = await tx.select().from(codeApps).where(eq(codeApps.userId, userId)).for('update')
  return app
}
