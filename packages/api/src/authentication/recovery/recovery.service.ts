import { randomUUID } from 'node:crypto'
import type { RecoveryRequest } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { accounts, recoveryRequests } from '../../db/schema.ts'
import { writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { needsFactor, removeFactors } from '../factors/factors.service.ts'
import { endProgramAccess } from '../links/programAccess.ts'
import { endAccess } from '../sessions/endAccess.ts'
import type { Client } from '../sessions/sessions.repo.ts'
import { proveUser } from '../sign-in/authentication.service.ts'
import { findByEmail } from '../users.repo.ts'
import { listRequests, selectRequestForUpdate, stillApproves } from './recovery.repo.ts'

/** How long a request stays open for two administrators to approve it. */
const LIFETIME_MS = 72 * 60 * 60 * 1000

type Request = { email: string; password: string; client: Client }

/**
 * Asks the administrators to remove the second factors of a user who knows the password. The user is told by mail now
 * and at every later step; signing in with a factor withdraws the request. Throws RECOVERY_NOT_NEEDED if the user has
 * no second factor.
 */
export async function askForRecovery(db: Db, { email, password, client }: Request): Promise<void> {
  const user = await proveUser(db, { email, password, ...client })
  const { userId, accountId } = user
  if (!(await needsFactor(db, userId))) throw new AppError('RECOVERY_NOT_NEEDED')
  await db.transaction(async (tx) => {
    const createdAt = new Date()
    const fresh = { createdAt, expiresAt: new Date(createdAt.getTime() + LIFETIME_MS), address: client.address }
    const open = { approvedBy: null, approvedAt: null }
    // A new request has no approvals yet: earlier ones were given to an earlier request.
    await tx
      .insert(recoveryRequests)
      .values({ recoveryId: randomUUID(), userId, ...fresh })
      .onConflictDoUpdate({
        target: recoveryRequests.userId,
        set: { recoveryId: randomUUID(), ...fresh, ...open },
      })
    await addJob(tx, 'sendMail', { userId, purpose: 'recoveryAsked' })
    const message = { code: 'recoveryAsked', params: { name: { personId: userId } } } as const
    await writeEvent(tx, { accountId, eventType: 'USER_UPDATE', message, assessmentId: null, at: createdAt })
    await writeAudit(tx, { accountId, userId, address: client.address }, 'USER_RECOVERY_ASKED', { userId, email })
  })
}

export async function listRecoveryRequests(db: Db, actor: Actor): Promise<RecoveryRequest[]> {
  const rows = await listRequests(db, actor)
  return rows.map(({ accountId, approvedById, approvedBy, approver, role, createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    approvedBy: stillApproves(approver, { role, accountId }) ? approvedBy : null,
    mayApprove: approvedById !== actor.userId,
  }))
}

/**
 * Approves a request and returns whether that completed it: the second administrator's approval removes the factors and
 * ends the sessions. An approval counts only while its giver is an administrator. Throws RECOVERY_APPROVED_ALREADY for
 * the first approver.
 */
export function approveRecovery(db: Db, actor: Actor, recoveryId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const request = await selectDecidable(tx, actor, recoveryId)
    const { userId, email, accountId, approvedById } = request
    if (approvedById === actor.userId) throw new AppError('RECOVERY_APPROVED_ALREADY')
    const isDone = stillApproves(request.approver, request)
    if (isDone) await removeLostFactors(tx, userId)
    else {
      const approved = { approvedBy: actor.userId, approvedAt: new Date() }
      await tx.update(recoveryRequests).set(approved).where(eq(recoveryRequests.recoveryId, recoveryId))
    }
    await addJob(tx, 'sendMail', { userId, purpose: isDone ? 'recoveryDone' : 'recoveryApproved' })
    const action = isDone ? 'USER_RECOVERY_DONE' : 'USER_RECOVERY_APPROVED'
    await writeAudit(tx, { ...actor, accountId }, action, {
      userId,
      email,
      ...(isDone && { firstApproval: approvedById }),
    })
    return isDone
  })
}

async function removeLostFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryRequests).where(eq(recoveryRequests.userId, userId))
  await removeFactors(tx, userId)
  await endProgramAccess(tx, userId)
  await endAccess(tx, userId)
}

export function refuseRecovery(db: Db, actor: Actor, recoveryId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId, email, accountId } = await selectDecidable(tx, actor, recoveryId)
    await tx.delete(recoveryRequests).where(eq(recoveryRequests.recoveryId, recoveryId))
    await addJob(tx, 'sendMail', { userId, purpose: 'recoveryRefused' })
    await writeAudit(tx, { ...actor, accountId }, 'USER_RECOVERY_REFUSED', { userId, email })
  })
}

async function selectDecidable(tx: Transaction, actor: Actor, recoveryId: string) {
  const request = await selectRequestForUpdate(tx, actor, recoveryId)
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

export async function readFactorPolicy(db: Db, { accountId }: Actor): Promise<{ factorRequired: boolean }> {
  const { factorRequired } = accounts
  return expectOne(await db.select({ factorRequired }).from(accounts).where(eq(accounts.accountId, accountId)))
}

/**
 * Removes a user's second factors from the operator's command line, when no administrator is left to approve a request:
 * the password alone signs in again. The user is told by mail. False if no active user has the address.
 */
export function recoverByOperator(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findByEmail(tx, email)
    if (user?.status !== 'ACTIVE') return false
    const { userId, accountId } = user
    await removeLostFactors(tx, userId)
    await addJob(tx, 'sendMail', { userId, purpose: 'recoveryDone' })
    await writeAudit(tx, { accountId, userId: null }, 'USER_RECOVERY_DONE', { userId, email, by: 'the command line' })
    return true
  })
}

/** Sets whether the account requires a second factor; users without one can then do nothing but add one. */
export async function saveFactorPolicy(db: Db, actor: Actor, factorRequired: boolean): Promise<void> {
  const { accountId } = actor
  await db.transaction(async (tx) => {
    const own = eq(accounts.accountId, accountId)
    const [before] = await tx
      .select({ factorRequired: accounts.factorRequired })
      .from(accounts)
      .where(own)
      .for('update')
    await tx.update(accounts).set({ factorRequired }).where(own)
    await writeAudit(tx, actor, 'ACCOUNT_FACTOR_POLICY', { accountId, changed: { factorRequired }, before })
  })
}
