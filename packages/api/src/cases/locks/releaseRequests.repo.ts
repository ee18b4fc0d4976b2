import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { namesInMessage, withNames } from '../../db/messages.ts'
import { personName } from '../../db/people.ts'
import { assessmentLocks, events } from '../../db/schema.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

/** Stated as in the partial index that serves these queries. */
const isRequest = sql`${events.message} ->> 'code' = 'releaseAsked'`

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The requests to release the locks of an assessment, latest first; only those since a time, if one is given. */
export async function listReleaseRequests(db: DbOrTransaction, { accountId, assessmentId }: Key, since?: Date) {
  const rows = await db
    .select({ message: events.message, names: namesInMessage(events.message), at: events.createdAt })
    .from(events)
    .where(
      and(
        eq(events.accountId, accountId),
        eq(events.assessmentId, assessmentId),
        isRequest,
        since && gte(events.createdAt, since),
      ),
    )
    .orderBy(desc(events.createdAt))
  return rows.flatMap(({ message: stored, names, at }) => {
    const message = withNames(stored, names)
    return message.code === 'releaseAsked' ? [{ ...message.params, at }] : []
  })
}

/** Of each lock of a query: the last request to release it since it was closed, or null. */
export const lastRequestOfLock = () => sql<{ by: string; at: string; message: string | null } | null>`(
  select jsonb_build_object('by', ${personName(sql`(${events.message} #>> '{people,by}')::uuid`)}, 'at', ${events.createdAt},
    'message', ${events.message} #>> '{params,text}')
  from ${events}
  where ${events.accountId} = ${assessmentLocks.accountId} and ${events.assessmentId} = ${assessmentLocks.assessmentId}
    and ${isRequest} and ${events.createdAt} >= ${assessmentLocks.lockedAt}
  order by ${events.createdAt} desc limit 1)`
