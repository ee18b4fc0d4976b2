import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { recoveryCodes, users } from '../../db/schema.ts'
import { hasFactor } from '../users.repo.ts'

const COUNT = 10

/** Replaces the user's recovery codes, each with 80 random bits, and returns them: only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-'))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** Consumes a recovery code; false if the user has no such code. */
export async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)))
  const taken = await tx.delete(recoveryCodes).where(own).returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** Removes the recovery codes of a user who has no second factor left that they could replace. */
export async function removeUnusedCodes(tx: Transaction, userId: string): Promise<void> {
  const withFactor = tx
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.userId, userId), hasFactor))
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), not(exists(withFactor))))
}

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^0-9a-f]/g, ''))
    .digest('hex')
