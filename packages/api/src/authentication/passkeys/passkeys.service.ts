import { randomUUID } from 'node:crypto'
import type { NewPasskey, Passkey } from '@portal/contract'
import { and, asc, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db } from '../../db/connect.ts'
import { passkeys, recoveryCodes, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { removeUnusedCodes, replaceRecoveryCodes } from '../proofs/recoveryCodes.ts'
import { type PasskeyAccess, refuseUsed, verifyNewPasskey } from '../proofs/verifyPasskey.ts'

/** The most passkeys that a user can have. */
const MAX_PASSKEYS = 20

export async function listPasskeys(db: Db, { userId }: Actor): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
  return rows.map(({ passkeyId, name, createdAt, usedAt }) => ({
    passkeyId,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

type Input = { name: string; passkey: NewPasskey }

/**
 * Adds a passkey and returns recovery codes if the user has none. Throws PASSKEY_NOT_VALID, also for a passkey that is
 * already registered.
 */
export async function addPasskey(access: PasskeyAccess, actor: Actor, { name, passkey }: Input): Promise<string[]> {
  const { userId } = actor
  const { id, publicKey, counter, challenge } = await verifyNewPasskey(access, userId, passkey)
  const { transports } = passkey.response
  return access.db.transaction(async (tx) => {
    await refuseUsed(tx, challenge)
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update')
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS)
      throw new AppError('PASSKEY_NOT_VALID')
    const key = { passkeyId: randomUUID(), credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url') }
    const added = await tx
      .insert(passkeys)
      .values({ ...key, userId, name, counter, transports })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw new AppError('PASSKEY_NOT_VALID')
    const hasCodes = (await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))) > 0
    const codes = hasCodes ? [] : await replaceRecoveryCodes(tx, userId)
    await writeAudit(tx, actor, 'USER_PASSKEY_ADDED', { userId, passkeyId: key.passkeyId, name })
    return codes
  })
}

const own = ({ userId }: Actor, passkeyId: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, passkeyId))

export async function renamePasskey(db: Db, actor: Actor, passkeyId: string, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    const key = own(actor, passkeyId)
    const [before] = await tx.select({ name: passkeys.name }).from(passkeys).where(key).for('update')
    if (!before) throw new AppError('NOT_FOUND')
    await tx.update(passkeys).set({ name }).where(key)
    await writeAudit(tx, actor, 'USER_PASSKEY_RENAMED', { userId: actor.userId, passkeyId, changed: { name }, before })
  })
}

/** Removes a passkey, and with the last second factor also the recovery codes. */
export async function removePasskey(db: Db, actor: Actor, passkeyId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(own(actor, passkeyId)).returning()
    if (!removed) throw new AppError('NOT_FOUND')
    await removeUnusedCodes(tx, actor.userId)
    await writeAudit(tx, actor, 'USER_PASSKEY_REMOVED', { userId: actor.userId, passkeyId, name: removed.name })
  })
}
