import { type locks as contract, type HandlerInput, LockType } from '@portal/contract'
import { and, asc, desc, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inPairs } from '../../db/conditions.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { assessmentDecisions, assessmentLocks, assessments, users } from '../../db/schema.ts'
import { hasNoAdministrator } from '../../db/visibility/administrators.ts'
import { ownedInGroups, visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor, Reader } from '../../http/actor.ts'
import { unlockReach } from '../core/access.ts'
import { type AssessmentRow, type LockRow, namedLock } from '../core/assessments.repo.ts'
import { lastRequestOfLock } from './releaseRequests.repo.ts'

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
export type LockName = Pick<HandlerInput<typeof contract.unlock>['body'], 'ref' | 'type'>
type Opening = Pick<LockRow, 'unlockedAt' | 'unlockedById' | 'comment' | 'disclaimerVersion'>

const ofAssessment = and(
  eq(assessmentLocks.accountId, assessments.accountId),
  eq(assessmentLocks.assessmentId, assessments.assessmentId),
)

/** The lock with this name and type: the closed one or, if there is none, the one opened last. */
export async function findLock(tx: Transaction, { accountId, assessmentId }: Key, { ref, type }: LockName) {
  const [lock] = await tx
    .select(namedLock())
    .from(assessmentLocks)
    .where(
      and(
        eq(assessmentLocks.accountId, accountId),
        eq(assessmentLocks.assessmentId, assessmentId),
        eq(assessmentLocks.ref, ref),
        eq(assessmentLocks.type, type),
      ),
    )
    .orderBy(desc(assessmentLocks.closed), desc(assessmentLocks.unlockedAt))
    .limit(1)
  return lock
}

type DisclaimerQuery = HandlerInput<typeof contract.disclaimer>['query']
type Window = HandlerInput<typeof contract.myTurn>['query']

/**
 * A closed lock with this name and type that the actor may read: that of the given assessment, or the one closed last.
 */
export async function findReadableLock(
  db: Db,
  actor: Actor,
  { name, type, id }: DisclaimerQuery,
): Promise<LockRow | undefined> {
  const [lock] = await db
    .select(getTableColumns(assessmentLocks))
    .from(assessmentLocks)
    .innerJoin(assessments, ofAssessment)
    .where(
      and(
        eq(assessmentLocks.ref, name),
        eq(assessmentLocks.type, type),
        assessmentLocks.closed,
        visibleAssessments(actor),
        id === undefined ? undefined : eq(assessments.assessmentId, id),
      ),
    )
    .orderBy(desc(assessmentLocks.lockedAt))
    .limit(1)
  return lock
}

export async function saveOpened(tx: Transaction, { accountId, lockId }: LockRow, opening: Opening): Promise<void> {
  await tx
    .update(assessmentLocks)
    .set({ ...opening, closed: false })
    .where(and(eq(assessmentLocks.accountId, accountId), eq(assessmentLocks.lockId, lockId)))
}

export type WaitingLockRow = Awaited<ReturnType<typeof listWaitingLocks>>['rows'][number]

/** The closed locks that wait for the actor, longest closed first, with their total number. */
export async function listWaitingLocks(db: Db, actor: Actor, { from, size }: Window) {
  const where = waitingFor(actor)
  const [rows, counted] = await Promise.all([
    db
      .select({
        ...namedLock(),
        number: assessments.number,
        name: assessments.name,
        geneticResource: assessments.geneticResource,
        providerCountry: assessments.providerCountry,
        placeType: assessments.placeType,
        intendedUse: assessments.intendedUse,
        result: assessments.result,
        firstName: users.firstName,
        lastName: users.lastName,
        asked: lastRequestOfLock(),
      })
      .from(assessmentLocks)
      .innerJoin(assessments, ofAssessment)
      .leftJoin(users, eq(users.userId, assessments.ownerId))
      .where(where)
      .orderBy(asc(assessmentLocks.lockedAt), asc(assessmentLocks.lockId))
      .limit(size)
      .offset(from),
    db.select({ count: sql<number>`count(*)` }).from(assessmentLocks).innerJoin(assessments, ofAssessment).where(where),
  ])
  return { count: counted[0]?.count ?? 0, rows }
}

/**
 * Condition for closed locks that wait for the reader: in assessments that they see, and of types that they may open
 * there.
 */
const waitingFor = (reader: Reader): SQL | undefined =>
  and(assessmentLocks.closed, visibleAssessments(reader), or(...LockType.options.map((type) => waiting(reader, type))))

/** The number of locks per type that an activation closed and that still wait for the reader. */
export async function countClosedByLaw(tx: Transaction, reader: Reader, activationId: string) {
  return tx
    .select({ type: assessmentLocks.type, count: sql<number>`count(*)::int` })
    .from(assessmentLocks)
    .innerJoin(assessments, ofAssessment)
    .innerJoin(assessmentDecisions, closedWith)
    .where(and(eq(assessmentDecisions.activationId, activationId), waitingFor(reader)))
    .groupBy(assessmentLocks.type)
    .orderBy(assessmentLocks.type)
}

/** Joins a lock to the decision that closed it, by their common time. */
export const closedWith = and(
  eq(assessmentDecisions.accountId, assessmentLocks.accountId),
  eq(assessmentDecisions.assessmentId, assessmentLocks.assessmentId),
  eq(assessmentDecisions.decidedAt, assessmentLocks.lockedAt),
  eq(assessmentLocks.origin, 'decision'),
)

/**
 * `mayUnlock` as an SQL condition. The operator may open the locks of every account, but only those of the operator's
 * account and of accounts without an administrator wait for them.
 */
function waiting(actor: Reader, type: LockType): SQL | undefined {
  const reach = unlockReach(actor, type)
  const ofType = eq(assessmentLocks.type, type)
  const ofAccount = and(ofType, eq(assessments.accountId, actor.accountId))
  if (reach === 'all') return or(ofAccount, and(ofType, hasNoAdministrator(assessments.accountId)))
  if (reach === 'account') return ofAccount
  return reach === 'groups' ? and(ofAccount, ownedInGroups(actor)) : sql`false`
}

/** The locks of these assessments, unordered. */
export const listLocksOf = (tx: Transaction, keys: readonly Key[]): Promise<LockRow[]> =>
  tx.select().from(assessmentLocks).where(isOf(assessmentLocks, keys))

/**
 * For each assessment, when its present colour was first confirmed within the current unbroken series of that colour.
 */
export async function confirmedSince(tx: Transaction, keys: readonly Key[]): Promise<ReadonlyMap<string, Date>> {
  const { accountId, assessmentId, before, status, completed, decidedAt } = assessmentDecisions
  const colourSince = sql`max(${decidedAt}) filter (where ${before} is distinct from ${status})
    over (partition by ${accountId}, ${assessmentId})`
  const decided = tx
    .select({ assessmentId, completed, decidedAt, colourSince: colourSince.as('colour_since') })
    .from(assessmentDecisions)
    .where(isOf(assessmentDecisions, keys))
    .as('decided')
  const rows = await tx
    .select({ assessmentId: decided.assessmentId, at: sql`min(${decided.decidedAt})`.mapWith(decidedAt) })
    .from(decided)
    .where(and(decided.completed, sql`${decided.decidedAt} >= ${decided.colourSince}`))
    .groupBy(decided.assessmentId)
  return new Map(rows.map(({ assessmentId, at }) => [assessmentId, at]))
}

/** Updates the flag that lists filter by, after a lock of these assessments was closed. */
export async function markLocked(tx: Transaction, keys: readonly Key[]): Promise<void> {
  await tx
    .update(assessments)
    .set({ locked: true })
    .where(and(isOf(assessments, keys), not(assessments.locked)))
}

type Keyed = { [column in keyof Key]: PgColumn }

const isOf = ({ accountId, assessmentId }: Keyed, keys: readonly Key[]): SQL =>
  inPairs(
    [accountId, assessmentId],
    keys.map((key) => [key.accountId, key.assessmentId]),
  )
