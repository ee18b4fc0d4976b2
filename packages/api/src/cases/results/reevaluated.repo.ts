import { aliasedTable, sql } from 'drizzle-orm'
import { inPairs } from '../../db/conditions.ts'
import type { Transaction } from '../../db/connect.ts'
import { rowsOf } from '../../db/insertMany.ts'
import { assessmentDecisions, assessments } from '../../db/schema.ts'
import type { NewDecision } from '../core/assessments.repo.ts'
import type { PresentDecision } from '../core/nextDecision.ts'

type AssessmentRow = typeof assessments.$inferSelect
/** An assessment that was decided on another version, with that decision. */
export type OutdatedAssessment = { assessment: AssessmentRow; present: PresentDecision }

/**
 * Inserts decisions. PostgreSQL compresses their texts, which takes most of the time of an insertion: of equal ones only
 * the first is sent, and the others are copied from it compressed.
 */
export async function insertDecisions(tx: Transaction, decisions: readonly NewDecision[]): Promise<void> {
  if (decisions.length === 0) return
  const firsts = new Map(decisions.toReversed().map((decision) => [decision.sha256, decision]))
  await tx.insert(assessmentDecisions).values([...firsts.values()])
  const others = decisions.filter((decision) => firsts.get(decision.sha256) !== decision)
  if (others.length === 0) return
  const first = aliasedTable(assessmentDecisions, 'first')
  const inserted = [...firsts.values()].map(({ accountId, decisionId }) => [accountId, decisionId] as const)
  const { names, from } = rowsOf(
    assessmentDecisions,
    others.map(({ text: _, ...rest }) => rest),
  )
  await tx.execute(sql`
    insert into ${assessmentDecisions} (${names}, text)
    select added.*, ${first.text}
    from (select ${names} from ${from}) as added
    join ${assessmentDecisions} as first on first.sha256 = added.sha256
    where ${inPairs([first.accountId, first.decisionId], inserted)}`)
}

/**
 * The columns of an assessment that its decision sets. `hasChanged`: whether a reader would see the change. `isLocked`:
 * whether a lock was closed with it.
 */
export type ReevaluatedRow = Pick<
  AssessmentRow,
  'accountId' | 'assessmentId' | 'status' | 'result' | 'overdueSince' | 'progress' | 'decisionId'
> & { hasChanged: boolean; isLocked: boolean }

/**
 * Updates all rows in one statement and increments each version. `updatedAt` changes only where readers see a change,
 * so that a list sorted by it shows what changed.
 */
export async function updateReevaluated(tx: Transaction, rows: readonly ReevaluatedRow[], at: Date): Promise<void> {
  await tx.execute(sql`
    update ${assessments} as a set status = n.status, result = n.result, overdue_since = n."overdueSince",
      progress = n.progress, decision_id = n."decisionId", version = a.version + 1, locked = a.locked or n."isLocked",
      updated_at = case when n."hasChanged" then ${at.toISOString()}::timestamptz else a.updated_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) as n ("accountId" text, "assessmentId" uuid, status text,
      result text, "overdueSince" date, progress int, "decisionId" uuid, "hasChanged" boolean, "isLocked" boolean)
    where a.account_id = n."accountId" and a.assessment_id = n."assessmentId"`)
}
