import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { assessmentDecisions, auditEntries, users } from '../../db/schema.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
const { decisionId, status, overdueSince, before, completed, cause, decidedAt, content, sha256 } = assessmentDecisions
const KEPT = {
  decisionId,
  status,
  reviewOverdueSince: overdueSince,
  before,
  completed,
  cause,
  decidedAt,
  content,
  sha256,
}
const formerOwners = alias(users, 'former_owner')
const by = { firstName: users.firstName, lastName: users.lastName }

/** Every decision that was kept, newest first, without its text. */
export const listDecisions = (db: DbOrTransaction, { accountId, assessmentId }: Key) =>
  db
    .select({ ...KEPT, ...by })
    .from(assessmentDecisions)
    .leftJoin(users, eq(users.userId, assessmentDecisions.decidedBy))
    .where(and(eq(assessmentDecisions.accountId, accountId), eq(assessmentDecisions.assessmentId, assessmentId)))
    .orderBy(desc(decidedAt), desc(decisionId))

/**
 * What the audit log tells of its visibility, owner, reference and deleting; `former`: the owner before it, as they are
 * called now. The conditions are those of the index.
 */
export const listChanges = (db: Db, { accountId, assessmentId }: Key) =>
  db
    .select({
      action: auditEntries.action,
      subject: auditEntries.subject,
      at: auditEntries.at,
      ...by,
      former: { firstName: formerOwners.firstName, lastName: formerOwners.lastName },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.actorId))
    .leftJoin(
      formerOwners,
      sql`${formerOwners.userId} = (${auditEntries.subject}::jsonb -> 'before' ->> 'ownerId')::uuid`,
    )
    .where(
      and(
        eq(auditEntries.accountId, accountId),
        sql`(${auditEntries.subject}::jsonb ->> 'assessmentId') = ${assessmentId}`,
        sql`${auditEntries.action} in ('ASSESSMENT_DETAILS', 'ASSESSMENT_DELETE', 'ASSESSMENT_RESTORE')`,
      ),
    )
    .orderBy(asc(auditEntries.number))
