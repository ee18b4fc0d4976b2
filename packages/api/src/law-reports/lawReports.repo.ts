import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '../db/connect.ts'
import { nameOf } from '../db/people.ts'
import { lawReports, users } from '../db/schema.ts'

export type LawReportRow = typeof lawReports.$inferSelect

/** The reports of a user in the last 24 hours; others of the same user wait until this transaction ends. */
export async function countLatest(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`law reports:${userId}`}, 0))`)
  const [row] = await tx
    .select({ count: count() })
    .from(lawReports)
    .where(and(eq(lawReports.userId, userId), gt(lawReports.createdAt, sql`now() - interval '24 hours'`)))
  return row?.count ?? 0
}

export async function insertReport(tx: Transaction, row: typeof lawReports.$inferInsert): Promise<void> {
  await tx.insert(lawReports).values(row)
}

const LAST_ANSWERED = 50
const answerers = alias(users, 'answerers')

/** The open reports, oldest first, then the last answered ones, newest first. */
export async function listNamed(db: Db) {
  const all = () =>
    db
      .select({ report: lawReports, by: nameOf(users), answeredBy: nameOf(answerers) })
      .from(lawReports)
      .leftJoin(users, eq(users.userId, lawReports.userId))
      .leftJoin(answerers, eq(answerers.userId, lawReports.answeredBy))
  const open = await all().where(isNull(lawReports.answeredAt)).orderBy(asc(lawReports.createdAt))
  const answered = await all()
    .where(isNotNull(lawReports.answeredAt))
    .orderBy(desc(lawReports.answeredAt))
    .limit(LAST_ANSWERED)
  return [...open, ...answered]
}

/** An open report with the account of its reporter, who may be gone. */
export async function selectOpenForUpdate(tx: Transaction, reportId: string) {
  const [report] = await tx
    .select()
    .from(lawReports)
    .where(and(eq(lawReports.reportId, reportId), isNull(lawReports.answeredAt)))
    .for('update')
  if (!report) return undefined
  const [reporter] = await tx
    .select({ userId: users.userId, accountId: users.accountId })
    .from(users)
    .where(sql`${users.userId} = ${report.userId}`)
  return { report, reporter }
}

type Answer = Pick<LawReportRow, 'outcome' | 'answer' | 'answeredBy' | 'answeredAt'>

export async function updateAnswer(tx: Transaction, reportId: string, answer: Answer): Promise<void> {
  await tx.update(lawReports).set(answer).where(eq(lawReports.reportId, reportId))
}
