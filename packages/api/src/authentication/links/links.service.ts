import { randomUUID } from 'node:crypto'
import type { LinkPurpose } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/results.ts'
import { users } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { endAccess } from '../sessions/endAccess.ts'
import { countAttempt, forgiveAttempt, noteAttempt } from '../throttle.ts'
import { findByEmail } from '../users.repo.ts'
import { type LinkUser, selectLinkForUpdate, voidLinks } from './links.repo.ts'

type Request = { email: string; oldPassword: string; address: string }

/**
 * Has the reset link mailed, if there is such a user, whether or not the old password is right: whoever forgot it
 * cannot give it. It counts as a guess all the same, and the mail mentions a wrong one. Unknown e-mails take the same
 * work, down to a mail for nobody.
 */
export async function requestReset(db: Db, { email, oldPassword, address }: Request): Promise<void> {
  const guess = { action: 'password', who: email, address } as const
  await countAttempt(db, { action: 'reset', who: email, address })
  await noteAttempt(db, guess)
  const user = await findByEmail(db, email)
  const right = await isPassword(user?.passwordHash, oldPassword)
  if (right) await forgiveAttempt(db, guess)
  const purpose = right ? 'reset' : 'resetWrongPassword'
  await addJob(db, 'sendMail', { userId: user?.userId ?? randomUUID(), purpose })
}

/** A link as its owner brings it back, and from where. */
type OpenedLink = { userId: string; token: string; address: string }

/** The purpose of a link, without consuming it. Throws LINK_NOT_VALID for one that is used, expired or unknown. */
export async function readLink(db: Db, link: OpenedLink): Promise<LinkPurpose> {
  const { purpose } = await proveLink(db, link)
  return purpose
}

/** Sets the password by a link: of a new user, who becomes active, or of one who forgot it, and is signed out everywhere. */
export async function setPasswordByLink(db: Db, link: OpenedLink, password: string): Promise<void> {
  const { user, purpose } = await proveLink(db, link)
  if (purpose === 'email') throw new AppError('LINK_NOT_VALID')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await takeLink(tx, link)
    await endAccess(tx, link.userId)
    const action = purpose === 'validate' ? 'USER_VALIDATED' : 'USER_PASSWORD_RESET'
    await saveUser(tx, link.userId, {
      passwordHash,
      passwordChangeRequired: false,
      // An intruder may have requested another address with the old password.
      pendingEmail: null,
      ...(purpose === 'validate' && { status: 'ACTIVE' }),
    })
    await writeAudit(tx, { ...user, address: link.address }, action, { userId: link.userId })
  })
  await forgiveAttempt(db, { action: 'password', who: user.email, address: link.address })
}

/** Makes the pending address the user's; every other link of the user, mailed to the old one, is void. */
export async function confirmEmail(db: Db, link: OpenedLink): Promise<void> {
  const { purpose } = await proveLink(db, link)
  if (purpose !== 'email') throw new AppError('LINK_NOT_VALID')
  await db.transaction(async (tx) => takeAddress(tx, link)).catch(refuseTaken)
}

async function takeAddress(tx: Transaction, link: OpenedLink): Promise<void> {
  const { user, email } = await takeLink(tx, link)
  await voidLinks(tx, link.userId)
  await saveUser(tx, link.userId, { email, pendingEmail: null })
  const subject = { userId: link.userId, from: user.email, to: email }
  await writeAudit(tx, { ...user, address: link.address }, 'USER_EMAIL_CHANGED', subject)
}

/** Somebody else got the address meanwhile; who that is, or that there is somebody, is not told. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('LINK_NOT_VALID') : error
}

async function proveLink(db: Db, link: OpenedLink) {
  const attempt = { action: 'link', who: link.userId, address: link.address } as const
  await countAttempt(db, attempt)
  const found = await db.transaction((tx) => takeLink(tx, link))
  await forgiveAttempt(db, attempt)
  return found
}

async function takeLink(tx: Transaction, { userId, token }: OpenedLink) {
  const found = await selectLinkForUpdate(tx, userId, token)
  if (!found) throw new AppError('LINK_NOT_VALID')
  return found
}

async function saveUser(tx: Transaction, userId: string, values: Partial<LinkUser>): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1`, updatedAt: new Date() })
    .where(eq(users.userId, userId))
}
