import { type Attention, EXPIRES_SOON_DAYS } from '@portal/contract'
import { dayNumber, isoDay } from '@portal/rules'
import { or, type SQL, sql } from 'drizzle-orm'
import { assessmentDecisions, assessments, duties, evidence, evidenceUses } from '../../db/schema.ts'
import { today } from '../../shared/days.ts'

/** Assessments that need attention for any of these reasons. */
export const needsAttention = (reasons: readonly Attention[]): SQL | undefined =>
  or(...reasons.map((reason) => CONDITIONS[reason](today())))

const CONDITIONS: { readonly [reason in Attention]: (day: string) => SQL } = {
  overdue: (day) => hasDuty(sql`${duties.state} = 'open' and ${duties.dueDay} < ${day}`),
  evidenceMissing: (day) => sql`${assessments.status} = 'COMPLETED' and ${hasDuty(sql`true`)}
    and not ${hasPaper(sql`(${evidence.validTo} is null or ${evidence.validTo} >= ${day})`)}`,
  evidenceUnchecked: () => sql`(${hasPaper(sql`${evidence.checkOutcome} is null`)} or ${hasUncheckedCertificate})`,
  paperEnds: (day) => hasPaper(sql`${evidence.validTo} <= ${isoDay(dayNumber(day) + EXPIRES_SOON_DAYS)}`),
  reviewOverdue: () => sql`${assessments.overdueSince} is not null`,
}

/** Whether the present result includes such a duty. */
const hasDuty = (condition: SQL): SQL => sql`exists (select from ${duties}
  where ${duties.accountId} = ${assessments.accountId} and ${duties.assessmentId} = ${assessments.assessmentId}
  and ${duties.goneAt} is null and ${condition})`

/** Whether such a paper is on file; withdrawn papers are not. */
const hasPaper = (condition: SQL): SQL => sql`exists (select from ${evidenceUses}
  join ${evidence} on ${evidence.accountId} = ${evidenceUses.accountId}
  and ${evidence.evidenceId} = ${evidenceUses.evidenceId}
  where ${evidenceUses.accountId} = ${assessments.accountId}
  and ${evidenceUses.assessmentId} = ${assessments.assessmentId}
  and ${evidenceUses.removedAt} is null and ${evidence.withdrawnAt} is null and ${condition})`

/** Whether the answers name a certificate that no second person has checked, even if no paper is on file. */
export const hasUncheckedCertificate: SQL = sql`(${assessments.answers} -> 'papersHeld' ? 'ircc'
  and not coalesce(${assessments.answers} -> 'papersChecked' ? 'ircc', false))`

/** Assessments with a decision in these days whose colour differs from the one before. */
export const hasChangedResult = (within: SQL | undefined): SQL => sql`exists (select from ${assessmentDecisions}
  where ${assessmentDecisions.accountId} = ${assessments.accountId}
  and ${assessmentDecisions.assessmentId} = ${assessments.assessmentId}
  and ${assessmentDecisions.before} <> ${assessmentDecisions.status} and ${within ?? sql`true`})`
