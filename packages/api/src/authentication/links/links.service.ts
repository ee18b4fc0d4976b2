import { randomUUID } from 'node:crypto'
import type { Invitation, LinkPurpose } from '@portal/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { insertPerson } from '../../db/people.ts'
import { isUniqueViolation } from '../../db/results.ts'
import { users } from '../../db/schema.ts'
import { writeEvent } from '../../events/index.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { removeFactorsSince } from '../factors/factors.service.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { refuseWeak } from '../passwords/refuseWeak.ts'
import { beginSession, type SessionAccess, type SignInAnswer } from '../sessions/beginSession.ts'
import { endOtherAccess, endSessions } from '../sessions/endAccess.ts'
import type { Client } from '../sessions/sessions.repo.ts'
import { findProviderOf, mustUseProvider } from '../single-sign-on/providers.repo.ts'
import { countAttempt, forgiveAttempt, noteAttempt } from '../throttle.ts'
import { findByEmail, findWithGroups, isInvitation, mustAddFactor } from '../users.repo.ts'
import { findAccountName, findInvitation } from './invitations.repo.ts'
import { type LinkUser, selectLinkForUpdate, voidLinks, voidLinksSince } from './links.repo.ts'
import { endProgramAccess } from './programAccess.ts'

type Request = { email: string; oldPassword: string; address: string }

/**
 * Queues the mail with the reset link if the user exists, even if the old password is wrong, since a user who forgot it
 * cannot give it. A wrong one counts as a guess and is mentioned in the mail; an empty one is no guess. Unknown emails
 * cost the same work, including a queued mail without a receiver.
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

/** A link as it was opened, with the IP address of the request. */
type OpenedLink = { userId: string; token: string; address: string }

/** The purpose of a link, without consuming it. Throws LINK_NOT_VALID if the link is used, expired or unknown. */
export async function readLink(
  db: Db,
  link: OpenedLink,
): Promise<{ purpose: LinkPurpose; email: string | null; invitation: Invitation | null }> {
  const { user, purpose } = await proveLink(db, link)
  const invitation = isInvitation(user) ? await findInvitation(db, user.userId) : null
  // The other links may be read at another address than the one that signs in.
  const isOfPassword = purpose === 'validate' || purpose === 'reset'
  return { purpose, email: isOfPassword ? user.email : null, invitation }
}

/**
 * Sets the password through a link: a new user becomes active and is signed in; a user who forgot it is signed out
 * everywhere and loses all API tokens. Throws EMAIL_IN_OTHER_ACCOUNT if the address of a new user was validated in another
 * account; only the owner of the address has the link, so this reveals nothing to others.
 */
export async function setPasswordByLink(
  access: SessionAccess & { db: Db; portalName: string },
  link: OpenedLink & { client: Client },
  password: string,
): Promise<SignInAnswer | undefined> {
  const { db, portalName } = access
  const { user, purpose } = await proveLink(db, link)
  if (purpose !== 'validate' && purpose !== 'reset') throw new AppError('LINK_NOT_VALID')
  const account = await findAccountName(db, user.accountId)
  refuseWeak('password', password, { ...user, account, portal: portalName })
  const passwordHash = await hashPassword(password)
  const answer = await db
    .transaction(async (tx) => {
      await savePassword(tx, link, passwordHash)
      return purpose === 'validate' ? signInNewUser(tx, access, link) : undefined
    })
    .catch(refuseOccupied)
  await forgiveAttempt(db, { action: 'password', who: user.email, address: link.address })
  return answer
}

/** The link and the password were both just given; undefined where that is not enough to sign in. */
async function signInNewUser(
  tx: Transaction,
  access: SessionAccess,
  { userId, client }: { userId: string; client: Client },
) {
  const user = await findWithGroups(tx, userId)
  if (!user || user.hasFactor || mustAddFactor(user, access.secondFactor)) return undefined
  if (mustUseProvider(user, await findProviderOf(tx, user.email))) return undefined
  return beginSession(tx, access, { user, client, shared: false, by: 'password' })
}

async function savePassword(tx: Transaction, link: OpenedLink, passwordHash: string): Promise<void> {
  const { user, purpose } = await takeLink(tx, link)
  await endOtherAccess(tx, link.userId)
  if (purpose === 'reset') await endProgramAccess(tx, link.userId)
  await saveUser(tx, link.userId, {
    passwordHash,
    passwordChangeRequired: false,
    // An intruder who knew the old password may have requested another address.
    pendingEmail: null,
    ...(purpose === 'validate' && { status: 'ACTIVE' }),
  })
  if (purpose === 'validate') await removeOtherInvitations(tx, user)
  const action = purpose === 'validate' ? 'USER_VALIDATED' : 'USER_PASSWORD_RESET'
  await writeAudit(tx, { ...user, address: link.address }, action, { userId: link.userId })
}

/** Two administrators of one account who cannot see each other's users may both have invited the same person. */
async function removeOtherInvitations(tx: Transaction, { accountId, userId, email }: LinkUser): Promise<void> {
  const sameAddress = and(eq(users.accountId, accountId), sql`lower(${users.email}) = lower(${email})`)
  await tx.delete(users).where(and(sameAddress, eq(users.status, 'CREATED'), ne(users.userId, userId)))
}

/** Deletes an invitation that its receiver declines, and notifies the administrators of the account. */
export async function declineInvitation(db: Db, link: OpenedLink): Promise<void> {
  await proveLink(db, link)
  await db.transaction(async (tx) => {
    const { user } = await takeLink(tx, link)
    if (!isInvitation(user)) throw new AppError('LINK_NOT_VALID')
    const { accountId, userId, firstName, lastName, email } = user
    await tx.delete(users).where(eq(users.userId, userId))
    const personId = await insertPerson(tx, accountId, `${firstName} ${lastName}`)
    const message = { code: 'invitationDeclined', params: { name: { personId } } } as const
    await writeEvent(tx, { accountId, eventType: 'USER_DELETE', message, assessmentId: null, at: new Date() })
    const actor = { accountId, userId: null, address: link.address }
    await writeAudit(tx, actor, 'USER_INVITATION_DECLINED', { userId, email })
  })
}

/**
 * Makes the pending address the user's email; links mailed to the old address become void, except the one that undoes
 * the change, and sessions end.
 */
export async function confirmEmail(db: Db, link: OpenedLink): Promise<void> {
  const { purpose } = await proveLink(db, link)
  if (purpose !== 'email') throw new AppError('LINK_NOT_VALID')
  await db.transaction(async (tx) => takeAddress(tx, link)).catch(refuseTaken)
}

async function takeAddress(tx: Transaction, link: OpenedLink): Promise<void> {
  const { user, email } = await takeLink(tx, link)
  await voidLinks(tx, link.userId)
  await endSessions(tx, link.userId)
  await saveUser(tx, link.userId, { email, pendingEmail: null })
  const subject = { userId: link.userId, from: user.email, to: email }
  await writeAudit(tx, { ...user, address: link.address }, 'USER_EMAIL_CHANGED', subject)
}

/**
 * How long before the change added factors are removed too: an attacker may have added one before changing the address.
 */
const BEFORE_CHANGE_MS = 24 * 60 * 60 * 1000

/**
 * Restores the address to which the link was mailed. The person who changed it may know the password: all sessions and
 * API tokens end, factors added since the day before are removed, the password becomes void, and a link to choose
 * another is mailed to the restored address.
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

/**
 * Another user has taken the address meanwhile; the error does not say so, because that would reveal the other user.
 */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('LINK_NOT_VALID') : error
}

async function proveLink(db: Db, link: OpenedLink) {
  const attempt = { action: 'link', who: link.userId, address: link.address } as const
  await countAttempt(db, attempt)
  const proven = await db.transaction((tx) => takeLink(tx, link))
  await forgiveAttempt(db, attempt)
  return proven
}

async function takeLink(tx: Transaction, { userId, token }: OpenedLink) {
  const opened = await selectLinkForUpdate(tx, userId, token)
  if (!opened) throw new AppError('LINK_NOT_VALID')
  return opened
}

async function saveUser(tx: Transaction, userId: string, values: Partial<LinkUser>): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1`, updatedAt: new Date() })
    .where(eq(users.userId, userId))
}
