import { and, asc, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { AssessmentRow } from '../../cases/index.ts'
import { isPresentAt } from '../../db/conditions.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { assessments, samples } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'

export type SampleRecord = typeof samples.$inferSelect
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const isOf = ({ accountId, assessmentId }: Key) =>
  and(eq(samples.accountId, accountId), eq(samples.assessmentId, assessmentId))

/** The samples of an assessment in list order, at present or at an instant. */
export const listSamples = (db: DbOrTransaction, key: Key, at: Date | null = null): Promise<SampleRecord[]> =>
  db
    .select()
    .from(samples)
    .where(and(isOf(key), isPresentAt(samples, at)))
    .orderBy(asc(samples.position), asc(samples.ownId))

/** The latest versions of removed samples. */
export async function listRemoved(tx: Transaction, key: Key, sampleIds: readonly string[]): Promise<SampleRecord[]> {
  const rows = await tx
    .selectDistinctOn([samples.sampleId])
    .from(samples)
    .where(and(isOf(key), inArray(samples.sampleId, [...sampleIds])))
    .orderBy(samples.sampleId, desc(samples.version))
  return rows.filter(({ endedAt }) => endedAt !== null)
}

export async function lastPosition(tx: Transaction, key: Key): Promise<number> {
  const [row] = await tx
    .select({ last: max(samples.position) })
    .from(samples)
    .where(isOf(key))
  return row?.last ?? 0
}

/** Rows per statement, because the number of parameters of a statement is limited. */
const AT_ONCE = 1_000

export async function insertSamples(tx: Transaction, rows: readonly SampleRecord[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.insert(samples).values(rows.slice(from, from + AT_ONCE))
  }
}

/** Ends the present versions of samples and returns them. */
export const endSamples = (
  tx: Transaction,
  key: Key,
  { sampleIds, ...end }: { sampleIds: readonly string[]; endedAt: Date; endedById: string },
): Promise<SampleRecord[]> =>
  tx
    .update(samples)
    .set(end)
    .where(and(isOf(key), inArray(samples.sampleId, [...sampleIds]), isNull(samples.endedAt)))
    .returning()

/** The assessment of a sample that the actor may read; undefined for missing and forbidden ones alike. */
export async function findSampleKey(db: DbOrTransaction, actor: Actor, sampleId: string) {
  const [row] = await db
    .select({ assessmentId: samples.assessmentId })
    .from(samples)
    .innerJoin(
      assessments,
      and(eq(assessments.accountId, samples.accountId), eq(assessments.assessmentId, samples.assessmentId)),
    )
    .where(and(eq(samples.sampleId, sampleId), isNull(samples.endedAt), visibleAssessments(actor)))
  return row?.assessmentId
}
