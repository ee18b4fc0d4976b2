import { randomUUID } from 'node:crypto'
import {
  type users as contract,
  type HandlerInput,
  managesRole,
  mayGrant,
  type Role,
  type User,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { sql } from 'drizzle-orm'
import { type AuditActor, redactPerson } from '../audit/index.ts'
import { countInvitation, endSessions } from '../authentication/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { type Actor, reachOf } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { refuseStale } from '../http/refuseStale.ts'
import { addJob } from '../jobs/jobs.ts'
import { type AdministeredUser, requireOtherAdministrator } from './lastAdministrator.ts'
import { presentUser } from './presentUser.ts'
import { recordUser } from './recordUser.ts'
import {
  addMemberships,
  findUser,
  insertUser,
  isListed,
  readChanged,
  selectAccountForKeyShare,
  selectGroupsForKeyShare,
  selectUserForUpdate,
  type UserRow,
} from './users.repo.ts'

type Input = HandlerInput<(typeof contract)['create']>['body']

/**
 * Invites a user: the link to accept and choose a password is mailed after the commit. An address known in another
 * account gets the same response as any other; only one that the actor can see in the list is refused.
 */
export async function createUser(db: Db, actor: Actor, input: Input): Promise<User> {
  const { userGroups, accountId = actor.accountId, ...person } = input
  refuseForeignAccount(actor, accountId)
  await countInvitation(db, actor.accountId, person.email)
  return db.transaction(async (tx) => {
    const account = await selectAccountForKeyShare(tx, accountId)
    if (!account) throw new AppError('NOT_FOUND')
    refuseGrant(actor, person.role, account.operator)
    await refuseGroups(tx, actor, accountId, userGroups)
    refuseOutOfReach(actor, userGroups)
    await refuseListed(tx, actor, accountId, person.email)
    const userId = randomUUID()
    await insertUser(tx, { ...person, userId, accountId, status: 'CREATED', invitedBy: actor.userId })
    await addMemberships(tx, { accountId, userId }, userGroups)
    const row = await readChanged(tx, actor, userId)
    await addJob(tx, 'sendMail', { userId, purpose: 'validate' })
    await recordUser(tx, actor, 'USER_NEW', { user: row, role: row.role, userGroups })
    return presentUser(actor, row)
  })
}

/** Deletes a user with all personal data, sessions and links; the assessments pass to the account. */
export function removeUser(db: Db, actor: Actor, userId: string, ifMatch: string | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await selectManagedForUpdate(tx, actor, userId)
    if (userId === actor.userId) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    refuseStale(ifMatch, presentUser(actor, row))
    await eraseUser(tx, actor, row)
  })
}

type Person = {
  userId: string
  accountId: string
  email: string
  pendingEmail: string | null
  firstName: string
  lastName: string
}

/**
 * Erases a user: personal data is deleted, waiting mails are not sent, and a pseudonym replaces the email in the audit
 * log. The record of what the user did, which the law requires for 20 years, keeps the id alone; the assessments pass to
 * the account. Throws USER_LAST_ADMINISTRATOR.
 */
export async function eraseUser(tx: Transaction, by: AuditActor, user: Person & AdministeredUser): Promise<void> {
  await requireOtherAdministrator(tx, user)
  const pseudonym = pseudonymOf(user)
  await deleteMails(tx, user)
  await tx.execute(sql`delete from users where user_id = ${user.userId}`)
  await redactPerson(tx, by, user, pseudonym)
  const erased = { ...user, email: pseudonym, pendingEmail: null, firstName: pseudonym, lastName: '' }
  await recordUser(tx, by, 'USER_DELETE', { user: erased, role: user.role })
}

/** The name under which the audit log keeps the actions of an erased person; other tables have the person's id. */
const pseudonymOf = ({ userId }: Person): string => `${translate('record.deletedUser')} ${userId.slice(0, 8)}`

/** Deletes stored mails; queued ones are not sent, because they no longer find their receiver. */
async function deleteMails(tx: Transaction, { email, pendingEmail }: Person): Promise<void> {
  await tx.execute(
    sql`delete from stored_mails where lower(receiver) in (lower(${email}), lower(${pendingEmail ?? email}))`,
  )
}

/** Mails a new validation link, which voids the previous one. */
export async function resendInvitation(db: Db, actor: Actor, userId: string): Promise<void> {
  const invited = await findUser(db, actor, userId)
  if (invited) await countInvitation(db, actor.accountId, invited.email)
  await db.transaction(async (tx) => {
    const row = await selectManagedForUpdate(tx, actor, userId)
    if (row.status !== 'CREATED') throw new AppError('USER_ALREADY_VALIDATED')
    await addJob(tx, 'sendMail', { userId, purpose: 'validate' })
    await recordUser(tx, actor, 'USER_INVITED', { user: row })
  })
}

/**
 * Signs another user out everywhere and returns the number of ended sessions; the actor's own are ended in the
 * settings.
 */
export function endUserSessions(db: Db, actor: Actor, userId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await selectManagedForUpdate(tx, actor, userId)
    if (userId === actor.userId) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    const ended = await endSessions(tx, userId)
    await recordUser(tx, actor, 'USER_SESSIONS_ENDED', { user: row, ended })
    return ended
  })
}

/** The user, locked FOR UPDATE for an actor of sufficient rank. Throws NOT_FOUND and USER_INVALID_ROLE_FORBIDDEN. */
export async function selectManagedForUpdate(tx: Transaction, actor: Actor, userId: string): Promise<UserRow> {
  const row = await selectUserForUpdate(tx, actor, userId)
  if (!row) throw new AppError('NOT_FOUND')
  if (!managesRole(actor.role, row.role)) throw new AppError('USER_INVALID_ROLE_FORBIDDEN')
  return row
}

export function refuseForeignAccount(actor: Actor, accountId: string): void {
  if (accountId === actor.accountId || reachOf(actor, 'MANAGE_ACCOUNTS') !== undefined) return
  throw new AppError('USER_INVALID_ACCOUNT_FORBIDDEN')
}

export function refuseGrant(actor: Actor, role: Role, inOperatorAccount: boolean): void {
  if (!mayGrant(actor.role, role, inOperatorAccount)) throw new AppError('USER_INVALID_ROLE_FORBIDDEN')
}

/** Checks that the groups of a user are visible to the actor and belong to the user's account. */
export async function refuseGroups(tx: Transaction, actor: Actor, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const groups = await selectGroupsForKeyShare(tx, actor, ids)
  if (groups.length < new Set(ids).size) throw new AppError('NOT_FOUND')
  if (groups.some((group) => group.accountId !== accountId)) {
    throw invalid([{ path: 'userGroups', message: translate('refusals.groupOfOtherAccount') }])
  }
}

/** Refuses a user without groups to a group administrator, who would not see such a user. */
export function refuseOutOfReach(actor: Actor, userGroups: string[]): void {
  if (userGroups.length > 0 || reachOf(actor, 'MANAGE_USERS') !== 'groups') return
  throw invalid([{ path: 'userGroups', message: translate('refusals.ownGroup') }])
}

/** Refuses an address of a user in the account whom the actor can see; concurrent calls with one address take turns. */
async function refuseListed(tx: Transaction, actor: Actor, accountId: string, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${accountId}:`} || lower(${email}), 0))`)
  if (!(await isListed(tx, actor, accountId, email))) return
  const message = translate('refusals.emailInList')
  throw new AppError('USER_EMAIL_TAKEN', { errors: [{ path: 'email', message }] })
}
