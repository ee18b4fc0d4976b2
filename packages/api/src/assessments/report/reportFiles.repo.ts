import { and, eq } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { assessmentReports } from '../../db/schema.ts'

export type NewReportFile = typeof assessmentReports.$inferInsert
export type ReportFile = typeof assessmentReports.$inferSelect
type Key = Pick<NewReportFile, 'accountId' | 'assessmentId' | 'format' | 'state'>

/** The file that was handed out of exactly this state. */
export async function findReportFile(
  db: DbOrTransaction,
  { accountId, assessmentId, format, state }: Key,
): Promise<ReportFile | undefined> {
  const [row] = await db
    .select()
    .from(assessmentReports)
    .where(
      and(
        eq(assessmentReports.accountId, accountId),
        eq(assessmentReports.assessmentId, assessmentId),
        eq(assessmentReports.format, format),
        eq(assessmentReports.state, state),
      ),
    )
  return row
}

/** Keeps a file. Of two made of one state at the same moment the first is kept, and both callers get that one. */
export async function keepReportFile(tx: Transaction, file: NewReportFile): Promise<ReportFile> {
  await tx.insert(assessmentReports).values(file).onConflictDoNothing()
  return expectOne([await findReportFile(tx, file)].filter((found) => found !== undefined))
}
