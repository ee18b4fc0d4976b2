import type { PasskeyProof } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { sessions, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { isPassword } from '../passwords/passwords.ts'
import { type PasskeyAccess, takePasskey } from '../proofs/verifyPasskey.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'

/** How long a session may make sensitive changes after its user has given the password or a passkey again. */
const CONFIRMED = sql`interval '5 minutes'`

/** Either a password or a passkey. */
type Proof = { password?: string | undefined; passkey?: PasskeyProof | undefined }

/**
 * Records that the actor has just given the password or a passkey again. Wrong passwords and passkeys are rate limited
 * together. Throws TOO_MANY_REQUESTS, PASSKEY_NOT_VALID or INVALID_INPUT.
 */
export async function confirmIdentity(access: PasskeyAccess, actor: Actor, proof: Proof): Promise<void> {
  const { db } = access
  const { password, passkey } = proof
  const { userId, sessionId } = actor
  const attempt = { action: 'confirm', who: userId, address: `session ${sessionId}` } as const
  await countAttempt(db, attempt)
  if (passkey === undefined) await provePassword(db, userId, password ?? '')
  else await provePasskey(access, userId, passkey)
  await forgiveAttempt(db, attempt)
  await db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.sessionId, sessionId))
}

async function provePassword(db: Db, userId: string, password: string): Promise<void> {
  const { passwordHash } = expectOne(
    await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.userId, userId)),
  )
  if (!(await isPassword(passwordHash, password))) {
    throw invalid([{ path: 'password', message: translate('refusals.wrongPassword') }])
  }
}

async function provePasskey(access: PasskeyAccess, userId: string, passkey: PasskeyProof): Promise<void> {
  const owner = await access.db.transaction((tx) => takePasskey(tx, access, passkey))
  if (owner.userId !== userId) throw new AppError('PASSKEY_NOT_VALID')
}

/**
 * Guards a change for which a session left open is not enough. Throws CONFIRMATION_REQUIRED unless, within the last
 * five minutes, the password or a passkey was given in this session or the user signed in again at their provider; the
 * sign-in that began the session does not count.
 */
export async function requireConfirmation(db: Db, { sessionId }: Actor): Promise<void> {
  const confirmed = and(
    eq(sessions.sessionId, sessionId),
    isNull(sessions.endedAt),
    gt(sessions.confirmedAt, sql`now() - ${CONFIRMED}`),
  )
  if ((await db.$count(sessions, confirmed)) === 0) throw new AppError('CONFIRMATION_REQUIRED')
}
