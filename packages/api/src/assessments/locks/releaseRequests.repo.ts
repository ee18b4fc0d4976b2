import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { events } from '../../db/schema.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The requests to release the locks of an assessment, latest first; only those since a time, if one is given. */
export async function listReleaseRequests(db: DbOrTransaction, { accountId, assessmentId }: Key, since?: Date) {
  const rows = await db
    .select({ message: events.message, at: events.createdAt })
    .from(events)
    .where(
      and(
        eq(events.accountId, accountId),
        eq(events.assessmentId, assessmentId),
        // Stated as in the partial index that serves this query.
        sql`${events.message} ->> 'code' = 'releaseAsked'`,
        since && gte(events.createdAt, since),
      ),
    )
    .orderBy(desc(events.createdAt))
  return rows.flatMap(({ message, at }) => (message.code === 'releaseAsked' ? [{ ...message.params, at }] : []))
}
