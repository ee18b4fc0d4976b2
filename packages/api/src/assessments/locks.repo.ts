import { type locks as contract, type HandlerInput, UNLOCKS } from '@portal/contract'
import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../db/connect.ts'
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

/** Since when the result has had the colour it has. */
export async function colourSince(tx: Transaction, { accountId, assessmentId }: Key): Promise<Date | null> {
  const [row] = await tx
    .select({ at: sql`max(${assessmentDecisions.decidedAt})`.mapWith(assessmentDecisions.decidedAt) })
    .from(assessmentDecisions)
    .where(
      and(
        eq(assessmentDecisions.accountId, accountId),
        eq(assessmentDecisions.assessmentId, assessmentId),
        sql`${assessmentDecisions.before} is distinct from ${assessmentDecisions.status}`,
      ),
    )
  return row?.at ?? null
}

export type WaitingLockRow = Awaited<ReturnType<typeof listWaitingLocks>>['rows'][number]

/** The closed locks that the actor may open, the longest closed first, and how many they are in all. */
export async function listWaitingLocks(db: Db, actor: Actor) {
  const where = and(
    assessmentLocks.closed,
    visibleAssessments(actor),
    or(...TYPES.map((type) => openable(actor, type))),
  )
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

/** `mayUnlock` as a condition. */
function openable(actor: Actor, type: keyof typeof UNLOCKS): SQL | undefined {
  const reach = reachOf(actor, UNLOCKS[type])
  const ofType = eq(assessmentLocks.type, type)
  if (reach === 'all') return ofType
  const ofAccount = and(ofType, eq(assessments.accountId, actor.accountId))
  if (reach === 'account') return ofAccount
  return reach === 'groups' ? and(ofAccount, ownedInGroups(actor)) : sql`false`
}
