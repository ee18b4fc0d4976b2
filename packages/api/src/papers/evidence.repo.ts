import { randomUUID } from 'node:crypto'
import { EXPIRES_SOON_DAYS, type PageQuery, type PaperQuery } from '@portal/contract'
import { dayNumber, isoDay } from '@portal/rules'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AssessmentRow } from '../cases/index.ts'
import { likePattern } from '../db/conditions.ts'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { personName, personNameIfAny } from '../db/people.ts'
import { expectOne } from '../db/results.ts'
import {
  accounts,
  assessments,
  evidence,
  evidenceChanges,
  evidenceFiles,
  evidenceUploads,
  evidenceUses,
} from '../db/schema.ts'
import { ownedInGroups, readsEverything, visibleAssessments } from '../db/visibility/visibleAssessments.ts'
import type { Reader } from '../http/actor.ts'
import { today } from '../shared/days.ts'

export type EvidenceRecord = typeof evidence.$inferSelect
/** A paper with the names of its account and of those who added, checked and withdrew it. */
export type NamedEvidence = EvidenceRecord & {
  account: string
  addedBy: string
  checkedBy: string | null
  withdrawnBy: string | null
}
export type FileRecord = typeof evidenceFiles.$inferSelect
export type UseRecord = typeof evidenceUses.$inferSelect
export type UploadRecord = typeof evidenceUploads.$inferSelect
type Key = Pick<EvidenceRecord, 'accountId' | 'evidenceId'>
type AssessmentKey = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const namedEvidence = () => ({
  ...getTableColumns(evidence),
  account: sql<string>`(select account_name from ${accounts} where ${accounts}.account_id = ${evidence}.account_id)`,
  addedBy: personName(evidence.addedById),
  checkedBy: personNameIfAny(evidence.checkedById),
  withdrawnBy: personNameIfAny(evidence.withdrawnById),
})

const namedChange = () => ({ ...getTableColumns(evidenceChanges), changedBy: personName(evidenceChanges.changedById) })

const useOfEvidence = and(
  eq(evidenceUses.accountId, evidence.accountId),
  eq(evidenceUses.evidenceId, evidence.evidenceId),
  isNull(evidenceUses.removedAt),
)
const useOfAssessment = and(
  eq(evidenceUses.accountId, assessments.accountId),
  eq(evidenceUses.assessmentId, assessments.assessmentId),
  isNull(evidenceUses.removedAt),
)

/**
 * Papers of assessments that the reader may read; a paper without a use is visible to the user who added it and to
 * administrators.
 */
function visibleEvidence(reader: Reader): SQL | undefined {
  const served = sql`exists (select 1 from ${evidenceUses} join ${assessments} on ${useOfAssessment}
    where ${useOfEvidence} and ${visibleAssessments(reader)})`
  const servesNone = sql`not exists (select 1 from ${evidenceUses} where ${useOfEvidence})`
  const own = readsEverything(reader) ? undefined : eq(evidence.addedById, reader.userId)
  return or(served, and(servesNone, eq(evidence.accountId, reader.accountId), own))
}

/** Returns undefined for missing and forbidden papers alike. */
export async function findEvidence(db: DbOrTransaction, reader: Reader, evidenceId: string) {
  const [row] = await db
    .select(namedEvidence())
    .from(evidence)
    .where(and(eq(evidence.evidenceId, evidenceId), visibleEvidence(reader)))
  return row
}

/** Like `findEvidence`, but locks the row until the transaction ends. */
export async function selectEvidenceForUpdate(tx: Transaction, reader: Reader, evidenceId: string) {
  await tx
    .select({ id: evidence.evidenceId })
    .from(evidence)
    .where(and(eq(evidence.evidenceId, evidenceId), visibleEvidence(reader)))
    .for('update')
  return findEvidence(tx, reader, evidenceId)
}

/** The papers of an assessment that the caller may read; newest first, withdrawn ones last. */
export const listEvidenceOf = (db: DbOrTransaction, { accountId, assessmentId }: AssessmentKey) =>
  db
    .select(namedEvidence())
    .from(evidence)
    .where(
      and(
        eq(evidence.accountId, accountId),
        sql`exists (select 1 from ${evidenceUses} where ${useOfEvidence} and ${evidenceUses.assessmentId} = ${assessmentId})`,
      ),
    )
    .orderBy(sql`${evidence.withdrawnAt} is not null`, desc(evidence.addedAt), asc(evidence.evidenceId))

/** The papers that belonged to an assessment at a moment, once for each part of it that they served; oldest first. */
export const listUsesAt = (db: DbOrTransaction, { accountId, assessmentId }: AssessmentKey, at: Date) =>
  db
    .select({ paper: namedEvidence(), use: getTableColumns(evidenceUses) })
    .from(evidenceUses)
    .innerJoin(
      evidence,
      and(eq(evidence.accountId, evidenceUses.accountId), eq(evidence.evidenceId, evidenceUses.evidenceId)),
    )
    .where(
      and(
        eq(evidenceUses.accountId, accountId),
        eq(evidenceUses.assessmentId, assessmentId),
        lte(evidenceUses.addedAt, at),
        or(isNull(evidenceUses.removedAt), gt(evidenceUses.removedAt, at)),
      ),
    )
    .orderBy(asc(evidence.addedAt), asc(evidence.evidenceId), asc(evidenceUses.part), asc(evidenceUses.partId))

export type PaperChange = Awaited<ReturnType<typeof listChangesOf>>[number]

/** The history of several papers, newest first. */
export async function listChangesOf(db: DbOrTransaction, accountId: string, evidenceIds: readonly string[]) {
  if (evidenceIds.length === 0) return []
  return db
    .select(namedChange())
    .from(evidenceChanges)
    .where(and(eq(evidenceChanges.accountId, accountId), inArray(evidenceChanges.evidenceId, [...evidenceIds])))
    .orderBy(desc(evidenceChanges.at), desc(evidenceChanges.changeId))
}

/** A page of the papers, the first to expire first, and the number of all; withdrawn papers are left out. */
export async function searchEvidence(
  db: DbOrTransaction,
  reader: Reader,
  { q, country, ends, from, size }: PaperQuery,
) {
  const pattern = likePattern(q ?? '')
  const named = sql`exists (select 1 from ${evidenceFiles} where ${evidenceFiles.accountId} = ${evidence.accountId}
    and ${evidenceFiles.evidenceId} = ${evidence.evidenceId} and ${evidenceFiles.name} ilike ${pattern})`
  const texts = [evidence.number, evidence.issuer, evidence.proves].map((column) => ilike(column, pattern))
  const where = and(
    visibleEvidence(reader),
    isNull(evidence.withdrawnAt),
    q ? or(...texts, named) : undefined,
    country ? servesCountry(reader, country) : undefined,
    ends ? lte(evidence.validTo, isoDay(dayNumber(today()) + EXPIRES_SOON_DAYS)) : undefined,
  )
  const rows = await db
    .select(namedEvidence())
    .from(evidence)
    .where(where)
    .orderBy(sql`${evidence.validTo} asc nulls last`, desc(evidence.addedAt), asc(evidence.evidenceId))
    .limit(size)
    .offset(from)
  return { count: await db.$count(evidence, where), rows }
}

const servesCountry = (reader: Reader, country: string): SQL =>
  sql`exists (select 1 from ${evidenceUses} join ${assessments} on ${useOfAssessment}
    where ${useOfEvidence} and ${visibleAssessments(reader)} and ${assessments.providerCountry} = ${country})`

export type FileVersion = Awaited<ReturnType<typeof listFiles>>[number]

/** Versions of the files, newest first. */
export async function listFiles(db: DbOrTransaction, evidenceIds: readonly string[]) {
  if (evidenceIds.length === 0) return []
  return db
    .select({ ...getTableColumns(evidenceFiles), addedBy: personName(evidenceFiles.addedById) })
    .from(evidenceFiles)
    .where(inArray(evidenceFiles.evidenceId, [...evidenceIds]))
    .orderBy(desc(evidenceFiles.number))
}

export type VisibleUse = Awaited<ReturnType<typeof listVisibleUses>>[number]

/** The stored files of an account with these SHA-256 hashes. */
export async function listFileKeys(db: DbOrTransaction, accountId: string, hashes: readonly string[]) {
  const rows = await db
    .select({ sha256: evidenceFiles.sha256, fileId: evidenceFiles.fileId })
    .from(evidenceFiles)
    .where(and(eq(evidenceFiles.accountId, accountId), inArray(evidenceFiles.sha256, [...hashes])))
  return new Map(rows.map(({ sha256, fileId }) => [sha256, fileId]))
}

/** The uses in assessments that the reader may read, with the columns that determine who may change them. */
export async function listVisibleUses(db: DbOrTransaction, reader: Reader, evidenceIds: readonly string[]) {
  return evidenceIds.length === 0 ? [] : visibleUses(db, reader, evidenceIds)
}

/** A page of the uses of a paper in assessments that the reader may read, and the number of all. */
export async function pageOfUses(
  db: DbOrTransaction,
  reader: Reader,
  { evidenceId, from, size }: PageQuery & Pick<Key, 'evidenceId'>,
) {
  const all = visibleUses(db, reader, [evidenceId])
  const [counted] = await db.select({ count: count() }).from(all.as('uses'))
  return { count: counted?.count ?? 0, rows: await all.limit(size).offset(from) }
}

const visibleUses = (db: DbOrTransaction, reader: Reader, evidenceIds: readonly string[]) =>
  db
    .select({
      use: getTableColumns(evidenceUses),
      accountId: assessments.accountId,
      assessmentId: assessments.assessmentId,
      number: assessments.number,
      name: assessments.name,
      geneticResource: assessments.geneticResource,
      intendedUse: assessments.intendedUse,
      providerCountry: assessments.providerCountry,
      placeType: assessments.placeType,
      result: assessments.result,
      ownerId: assessments.ownerId,
      visibility: assessments.visibility,
      deletedAt: assessments.deletedAt,
      ownedInGroups: ownedInGroups(reader),
    })
    .from(evidenceUses)
    .innerJoin(assessments, useOfAssessment)
    .where(and(inArray(evidenceUses.evidenceId, [...evidenceIds]), visibleAssessments(reader)))
    .orderBy(asc(assessments.number), asc(evidenceUses.part), asc(evidenceUses.partId))

/** All uses of a paper, regardless of who may read them. */
export const listUses = (db: DbOrTransaction, { accountId, evidenceId }: Key) =>
  db
    .select()
    .from(evidenceUses)
    .where(
      and(
        eq(evidenceUses.accountId, accountId),
        eq(evidenceUses.evidenceId, evidenceId),
        isNull(evidenceUses.removedAt),
      ),
    )

export async function insertEvidence(tx: Transaction, row: typeof evidence.$inferInsert): Promise<EvidenceRecord> {
  return expectOne(await tx.insert(evidence).values(row).returning())
}

/** The columns of a paper that nobody has checked. */
export const UNCHECKED = { checkOutcome: null, checkedById: null, checkedAt: null, checkNote: null }

export async function updateEvidence(
  tx: Transaction,
  { accountId, evidenceId, version }: Key & Pick<EvidenceRecord, 'version'>,
  change: Partial<EvidenceRecord>,
): Promise<void> {
  await tx
    .update(evidence)
    .set({ ...change, version: version + 1 })
    .where(and(eq(evidence.accountId, accountId), eq(evidence.evidenceId, evidenceId)))
}

/** Returns false if the paper already serves that part. */
export async function insertUse(tx: Transaction, row: typeof evidenceUses.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(evidenceUses).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function endUse(tx: Transaction, { accountId, useId }: UseRecord, at: Date): Promise<void> {
  await tx
    .update(evidenceUses)
    .set({ removedAt: at })
    .where(and(eq(evidenceUses.accountId, accountId), eq(evidenceUses.useId, useId)))
}

export async function insertUpload(tx: DbOrTransaction, row: UploadRecord): Promise<void> {
  await tx.insert(evidenceUploads).values(row)
}

export const listUploads = (tx: Transaction, userId: string, fileIds: readonly string[]): Promise<UploadRecord[]> =>
  tx
    .select()
    .from(evidenceUploads)
    .where(and(eq(evidenceUploads.userId, userId), inArray(evidenceUploads.fileId, [...fileIds])))

/** Removes an upload of the user so that it can become a file of evidence. */
export async function takeUpload(tx: Transaction, userId: string, fileId: string): Promise<UploadRecord | undefined> {
  const [row] = await tx
    .delete(evidenceUploads)
    .where(and(eq(evidenceUploads.fileId, fileId), eq(evidenceUploads.userId, userId)))
    .returning()
  return row
}

export async function insertFile(tx: Transaction, row: FileRecord): Promise<void> {
  await tx.insert(evidenceFiles).values(row)
}

type NewChange = Omit<typeof evidenceChanges.$inferInsert, 'changeId'>

export async function insertEvidenceChange(tx: Transaction, change: NewChange): Promise<void> {
  await tx.insert(evidenceChanges).values({ ...change, changeId: randomUUID() })
}

/** The history of a paper, newest first. */
export const listEvidenceChanges = (db: DbOrTransaction, { accountId, evidenceId }: Key) =>
  db
    .select(namedChange())
    .from(evidenceChanges)
    .where(and(eq(evidenceChanges.accountId, accountId), eq(evidenceChanges.evidenceId, evidenceId)))
    .orderBy(desc(evidenceChanges.at), desc(evidenceChanges.changeId))
