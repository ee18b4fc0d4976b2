import type { Charts } from '@portal/contract'
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import { fullName } from '../cases/index.ts'
import type { Db } from '../db/connect.ts'
import { assessmentLocks, assessments, users } from '../db/schema.ts'
import { visibleAssessments } from '../db/visibility/visibleAssessments.ts'
import type { Actor } from '../http/actor.ts'
import { about } from './dashboard.repo.ts'

const MAX_LISTED = 5

/** The statistics of the assessments that the actor may see. */
export async function readCharts(db: Db, actor: Actor): Promise<Charts> {
  const [months, countries, notCleared] = await Promise.all([
    countByMonth(db, actor),
    countByCountry(db, actor),
    listLongestLocked(db, actor),
  ])
  return {
    months,
    countries,
    notCleared: notCleared.map(({ firstName, lastName, lockedAt, ...row }) => ({
      ...row,
      owner: fullName({ firstName, lastName }),
      lockedAt: lockedAt.toISOString(),
    })),
  }
}

const completed = (actor: Actor) => and(visibleAssessments(actor), eq(assessments.status, 'COMPLETED'))

const withResult = (result: 'GREEN' | 'AMBER' | 'RED') =>
  sql<number>`count(*) filter (where ${assessments.result} = ${result})::int`
const results = () => ({ GREEN: withResult('GREEN'), AMBER: withResult('AMBER'), RED: withResult('RED') })

/** Counts by month in UTC, like the dates of the list's filters. */
const countByMonth = (db: Db, actor: Actor) =>
  db
    .select({
      month: sql<string>`to_char(date_trunc('month', ${assessments.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`,
      ...results(),
    })
    .from(assessments)
    .where(completed(actor))
    .groupBy(sql`1`)
    .orderBy(sql`1`)

const countByCountry = (db: Db, actor: Actor) =>
  db
    .select({ country: sql<string>`${assessments.providerCountry}`, ...results() })
    .from(assessments)
    .where(and(completed(actor), isNotNull(assessments.providerCountry)))
    .groupBy(assessments.providerCountry)
    .orderBy(sql`${count()} desc`, asc(assessments.providerCountry))

/** The longest locked assessments, by the time at which their oldest closed lock was closed. */
function listLongestLocked(db: Db, actor: Actor) {
  const closed = db
    .select({
      accountId: assessmentLocks.accountId,
      assessmentId: assessmentLocks.assessmentId,
      lockedAt: sql`min(${assessmentLocks.lockedAt})`.mapWith(assessmentLocks.lockedAt).as('closed_at'),
    })
    .from(assessmentLocks)
    .where(eq(assessmentLocks.closed, true))
    .groupBy(assessmentLocks.accountId, assessmentLocks.assessmentId)
    .as('closed')
  return db
    .select({ ...about, result: assessments.result, lockedAt: closed.lockedAt })
    .from(assessments)
    .innerJoin(
      closed,
      and(eq(closed.accountId, assessments.accountId), eq(closed.assessmentId, assessments.assessmentId)),
    )
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .where(and(visibleAssessments(actor), assessments.locked))
    .orderBy(asc(closed.lockedAt), asc(assessments.number))
    .limit(MAX_LISTED)
}
