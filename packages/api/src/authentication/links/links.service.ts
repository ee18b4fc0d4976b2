import { randomUUID } from 'node:crypto'
import type { Invitation, LinkPurpose } from '@portal/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/results.ts'
import { users } from '../../db/schema.ts'
import { writeEvent } from '../../events/index.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { removeFactorsSince } from '../factors/factors.service.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { refuseWeak } from '../passwords/weakPasswords.ts'
import { endOtherAccess, endSessions } from '../sessions/endAccess.ts'
import { countAttempt, forgiveAttempt, noteAttempt } from '../throttle.ts'
import { findByEmail, isInvitation } from '../users.repo.ts'
import { findAccountName, findInvitation } from './invitations.repo.ts'
import { type LinkUser, selectLinkForUpdate, voidLinks, voidLinksSince } from './links.repo.ts'
import { endProgramAccess } from './programAccess.ts'

type Request = { email: string; oldPassword: string; address: string }

/**
 * Has the reset link mailed, if there is such a user, whether or not the old password is right: whoever forgot it
 * cannot give it. It counts as a guess all the same, and the mail mentions a wrong one; none at all is no guess. Unknown
 * e-mails take the same work, down to a mail for nobody.
 */
export async function requestReset(db: Db, { email, oldPassword, address }: Request): Promise<void> {
  const guess = { action: 'password', who: email, address } as const
  await countAttempt(db, { action: 'reset', who: email, address })
  const isGuess = oldPassword !== ''
  if (isGuess) await noteAttempt(db, guess)
  const user = await findByEmail(db, email)
  const right = await isPassword(user?.passwordHash, oldPassword)
  if (isGuess && right) await forgiveAttempt(db, guess)
  const purpose = isGuess && !right ? 'resetWrongPassword' : 'reset'
  await addJob(db, 'sendMail', { userId: user?.userId ?? randomUUID(), purpose })
}

/** A link as its owner brings it back, and from where. */
type OpenedLink = { userId: string; token: string; address: string }

/** The purpose of a link, without consuming it. Throws LINK_NOT_VALID for one that is used, expired or unknown. */
export async function readLink(
  db: Db,
  link: OpenedLink,
): Promise<{ purpose: LinkPurpose; invitation: Invitation | null }> {
  const { user, purpose } = await proveLink(db, link)
  return { purpose, invitation: isInvitation(user) ? await findInvitation(db, user.userId) : null }
}

/**
 * Sets the password by a link: of a new user, who becomes active, or of one who forgot it, is signed out everywhere and
 * keeps no API token.
 * Throws EMAIL_IN_OTHER_ACCOUNT for a new user whose address was validated in another account: only its owner has the link.
 */
export async function setPasswordByLink(
  { db, portalName }: { db: Db; portalName: string },
  link: OpenedLink,
  password: string,
): Promise<void> {
  const { user, purpose } = await proveLink(db, link)
  if (purpose !== 'validate' && purpose !== 'reset') throw new AppError('LINK_NOT_VALID')
  const account = await findAccountName(db, user.accountId)
  refuseWeak('password', password, { ...user, account, portal: portalName })
  const passwordHash = await hashPassword(password)
  const { email } = await db.transaction((tx) => savePassword(tx, link, passwordHash)).catch(refuseOccupied)
  await forgiveAttempt(db, { action: 'password', who: email, address: link.address })
}

async function savePassword(tx: Transaction, link: OpenedLink, passwordHash: string): Promise<LinkUser> {
  const { user, purpose } = await takeLink(tx, link)
  await endOtherAccess(tx, link.userId)
  if (purpose === 'reset') await endProgramAccess(tx, link.userId)
  await saveUser(tx, link.userId, {
    passwordHash,
    passwordChangeRequired: false,
    // An intruder may have requested another address with the old password.
    pendingEmail: null,
    ...(purpose === 'validate' && { status: 'ACTIVE' }),
  })
  if (purpose === 'validate') await removeOtherInvitations(tx, user)
  const action = purpose === 'validate' ? 'USER_VALIDATED' : 'USER_PASSWORD_RESET'
  await writeAudit(tx, { ...user, address: link.address }, action, { userId: link.userId })
  return user
}

/** Two administrators of one account who do not see each other's users may both have invited one person. */
async function removeOtherInvitations(tx: Transaction, { accountId, userId, email }: LinkUser): Promise<void> {
  const sameAddress = and(eq(users.accountId, accountId), sql`lower(${users.email}) = lower(${email})`)
  await tx.delete(users).where(and(sameAddress, eq(users.status, 'CREATED'), ne(users.userId, userId)))
}

/** Removes an invitation that its receiver does not want; the administrators of the account hear of it. */
export async function declineInvitation(db: Db, link: OpenedLink): Promise<void> {
  await proveLink(db, link)
  await db.transaction(async (tx) => {
    const { user } = await takeLink(tx, link)
    if (!isInvitation(user)) throw new AppError('LINK_NOT_VALID')
    const { accountId, userId, firstName, lastName, email } = user
    await tx.delete(users).where(eq(users.userId, userId))
    const message = { code: 'invitationDeclined', params: { name: `${firstName} ${lastName}` } } as const
    await writeEvent(tx, { accountId, eventType: 'USER_DELETE', message, assessmentId: null, at: new Date() })
    const actor = { accountId, userId: null, address: link.address }
    await writeAudit(tx, actor, 'USER_INVITATION_DECLINED', { userId, email })
  })
}

/** Makes the pending address the user's; links mailed to the old one are void but that to take the change back. */
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

/** An attacker may have added a factor of their own before they changed the address. */
const BEFORE_CHANGE_MS = 24 * 60 * 60 * 1000

/**
 * Gives the user the address back that the link was mailed to. Whoever changed it may know the password: all sessions and
 * API tokens end, factors added since the day before go, the password is void, and a link to choose another is mailed to
 * the restored address.
 */
export async function undoEmail(db: Db, link: OpenedLink): Promise<void> {
  const { purpose } = await proveLink(db, link)
  if (purpose !== 'undoEmail') throw new AppError('LINK_NOT_VALID')
  await db.transaction((tx) => restoreAddress(tx, link)).catch(refuseTaken)
}

async function restoreAddress(tx: Transaction, link: OpenedLink): Promise<void> {
  const { user, email, createdAt } = await takeLink(tx, link)
  const { userId } = link
  await voidLinks(tx, userId)
  await voidLinksSince(tx, userId, createdAt)
  await endSessions(tx, userId)
  await endProgramAccess(tx, userId)
  await saveUser(tx, userId, { email, pendingEmail: null, passwordHash: null })
  await removeFactorsSince(tx, userId, new Date(createdAt.getTime() - BEFORE_CHANGE_MS))
  await addJob(tx, 'sendMail', { userId, purpose: 'reset' })
  const subject = { userId, from: user.email, to: email }
  await writeAudit(tx, { ...user, address: link.address }, 'USER_EMAIL_RESTORED', subject)
}

function refuseOccupied(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('EMAIL_IN_OTHER_ACCOUNT') : error
}

/** The address was taken meanwhile; the refusal does not say so, so that it does not reveal other users. */
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
