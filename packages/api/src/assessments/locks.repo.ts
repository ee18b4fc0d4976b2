import { type locks as contract, type HandlerInput, UNLOCKS } from '@portal/contract'
import { and, asc, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '../db/connect.ts'
import { hasNoAdministrator } from '../db/hasNoAdministrator.ts'
import { assessmentDecisions, assessmentLocks, assessments, users } from '../db/schema.ts'
import { ownedInGroups, visibleAssessments } from '../db/visibleAssessments.ts'
import { type Actor, reachOf } from '../http/actor.ts'
import type { AssessmentRow, LockRow } from './assessments.repo.ts'

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
type Named = Pick<HandlerInput<typeof contract.unlock>['body'], 'ref' | 'type'>
type Opening = Pick<LockRow, 'unlockedAt' | 'unlockedBy' | 'comment' | 'disclaimerVersion'>

const MOST_SHOWN = 100

/** The closed lock of this name and type. */
export async function findClosedLock(tx: Transaction, { accountId, assessmentId }: Key, { ref, type }: Named) {
  const [lock] = await tx
    .select()
    .from(assessmentLocks)
    .where(
      and(
        eq(assessmentLocks.accountId, accountId),
        eq(assessmentLocks.assessmentId, assessmentId),
        eq(assessmentLocks.ref, ref),
        eq(assessmentLocks.type, type),
        assessmentLocks.closed,
      ),
    )
  return lock
}

export async function saveOpened(tx: Transaction, { accountId, lockId }: LockRow, opening: Opening): Promise<void> {
  await tx
    .update(assessmentLocks)
    .set({ ...opening, closed: false })
    .where(and(eq(assessmentLocks.accountId, accountId), eq(assessmentLocks.lockId, lockId)))
}

/** The locks of these assessments, in no order. */
export const listLocksOf = (tx: Transaction, keys: readonly Key[]): Promise<LockRow[]> =>
  tx.select().from(assessmentLocks).where(isOneOf(assessmentLocks, keys))

/** Since when the result of each of them has had the colour it has. */
export async function coloursSince(tx: Transaction, keys: readonly Key[]): Promise<ReadonlyMap<string, Date>> {
  const { assessmentId, before, status, decidedAt } = assessmentDecisions
  const rows = await tx
    .select({ assessmentId, at: sql`max(${decidedAt})`.mapWith(decidedAt) })
    .from(assessmentDecisions)
    .where(and(isOneOf(assessmentDecisions, keys), sql`${before} is distinct from ${status}`))
    .groupBy(assessmentId)
  return new Map(rows.map(({ assessmentId, at }) => [assessmentId, at]))
}

/** For lists, once one of their locks was closed. */
export async function markLocked(tx: Transaction, keys: readonly Key[]): Promise<void> {
  await tx
    .update(assessments)
    .set({ locked: true })
    .where(and(isOneOf(assessments, keys), not(assessments.locked)))
}

/** However many they are: two parameters. */
function isOneOf({ accountId, assessmentId }: { [column in keyof Key]: PgColumn }, keys: readonly Key[]): SQL {
  const accountIds = sql.param(keys.map((key) => key.accountId))
  const assessmentIds = sql.param(keys.map((key) => key.assessmentId))
  return sql`(${accountId}, ${assessmentId}) in (select * from unnest(${accountIds}::text[], ${assessmentIds}::uuid[]))`
}

export type WaitingLockRow = Awaited<ReturnType<typeof listWaitingLocks>>['rows'][number]

/** The closed locks that wait for the actor, the longest closed first, and how many they are in all. */
export async function listWaitingLocks(db: Db, actor: Actor) {
  const where = and(assessmentLocks.closed, visibleAssessments(actor), or(...TYPES.map((type) => waiting(actor, type))))
  const ofLock = and(
    eq(assessmentLocks.accountId, assessments.accountId),
    eq(assessmentLocks.assessmentId, assessments.assessmentId),
  )
  const [rows, counted] = await Promise.all([
    db
      .select({
        ...getTableColumns(assessmentLocks),
        number: assessments.number,
        geneticResource: assessments.geneticResource,
        providerCountry: assessments.providerCountry,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(assessmentLocks)
      .innerJoin(assessments, ofLock)
      .leftJoin(users, eq(users.userId, assessments.ownerId))
      .where(where)
      .orderBy(asc(assessmentLocks.lockedAt), asc(assessmentLocks.lockId))
      .limit(MOST_SHOWN),
    db.select({ count: sql<number>`count(*)` }).from(assessmentLocks).innerJoin(assessments, ofLock).where(where),
  ])
  return { count: counted[0]?.count ?? 0, rows }
}

const TYPES = Object.keys(UNLOCKS) as (keyof typeof UNLOCKS)[]

/**
 * `mayUnlock` as a condition. The operator may open the locks of every account; they wait for the operator where the
 * account is the operator's own or has no administrator.
 */
function waiting(actor: Actor, type: keyof typeof UNLOCKS): SQL | undefined {
  const reach = reachOf(actor, UNLOCKS[type])
  const ofType = eq(assessmentLocks.type, type)
  const ofAccount = and(ofType, eq(assessments.accountId, actor.accountId))
  if (reach === 'all') return or(ofAccount, and(ofType, hasNoAdministrator(assessments.accountId)))
  if (reach === 'account') return ofAccount
  return reach === 'groups' ? and(ofAccount, ownedInGroups(actor)) : sql`false`
}
