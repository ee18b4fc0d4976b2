import { type CountryFile, type CountryReview, isOverdue } from '@portal/contract'
import { desc, type SQL } from 'drizzle-orm'
import { equalsAny } from '../../db/conditions.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { contentReviews } from '../../db/schema.ts'
import { monthsAfter, today } from '../../shared/days.ts'

export type ReviewRow = typeof contentReviews.$inferSelect
type Dated = Pick<CountryFile, 'asOf' | 'reviewed'>

/** The last recorded review of each version by `reviewKey`, of these contents or of all. */
export async function lastReviews(
  db: DbOrTransaction,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, ReviewRow>> {
  const rows = await latest(db, ids && equalsAny(contentReviews.contentId, ids))
  return new Map(rows.map((row) => [reviewKey(row.contentId, row.version), row]))
}

function latest(db: DbOrTransaction, condition?: SQL) {
  const { contentId, version, createdAt } = contentReviews
  return db
    .selectDistinctOn([contentId, version])
    .from(contentReviews)
    .where(condition)
    .orderBy(contentId, version, desc(createdAt))
}

export const reviewKey = (contentId: string, version: number): string => `${contentId} ${version}`

/**
 * The last review of a version against its source: the recorded one, else the one stated by its author, else none, in
 * which case the version's facts are valid from the day they were read.
 */
export function reviewOf({ asOf, reviewed }: Dated, recorded: ReviewRow | undefined, months: number): CountryReview {
  const isLater = recorded && recorded.reviewedOn >= (reviewed?.on ?? asOf)
  const last = isLater
    ? { by: recorded.reviewer, on: recorded.reviewedOn, source: recorded.source }
    : (reviewed ?? { by: null, on: null, source: null })
  const due = monthsAfter(last.on ?? asOf, months)
  return { by: last.by, on: last.on, source: last.source, due, overdue: isOverdue(due, today()) }
}
