import type { EventType } from '@portal/contract'
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { assessments, events, importRows, imports } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'

export type ImportRecord = typeof imports.$inferSelect
export type NewImport = typeof imports.$inferInsert
export type NewImportRow = typeof importRows.$inferInsert
export type PendingRow = typeof importRows.$inferSelect
type Owner = Pick<Actor, 'accountId' | 'userId'>

/** The existing assessment that a row refers to. */
export type Here = Pick<
  typeof assessments.$inferSelect,
  'assessmentId' | 'number' | 'internalReference' | 'name' | 'answers'
>

/**
 * Finds for each row the assessment with its number, or else its reference, among the owner's own and those visible to
 * the whole account; undefined if there is none.
 */
export async function findHere(
  db: DbOrTransaction,
  { accountId, userId }: Owner,
  rows: readonly { reference: string; number: string }[],
): Promise<(Here | undefined)[]> {
  const numbers = rows.map(({ number }) => numberOf(number))
  const references = rows.flatMap(({ reference }) => (reference === '' ? [] : reference.toLowerCase()))
  const existing = await db
    .select({
      assessmentId: assessments.assessmentId,
      number: assessments.number,
      internalReference: assessments.internalReference,
      name: assessments.name,
      answers: assessments.answers,
    })
    .from(assessments)
    .where(
      and(
        eq(assessments.accountId, accountId),
        isNull(assessments.deletedAt),
        or(eq(assessments.visibility, 'ACCOUNT'), eq(assessments.ownerId, userId)),
        or(
          sql`${assessments.number} = any (${sql.param(numbers.filter((number) => number !== undefined))}::int[])`,
          sql`lower(${assessments.internalReference}) = any (${sql.param(references)}::text[])`,
        ),
      ),
    )
    .orderBy(desc(assessments.number))
  const byNumber = new Map(existing.map((assessment) => [assessment.number, assessment]))
  const byReference = new Map(existing.map((assessment) => [assessment.internalReference, assessment]))
  return rows.map(({ reference, number }, index) =>
    number === '' ? byReference.get(reference) : byNumber.get(numbers[index] ?? 0),
  )
}

/** `#000026` and `26` refer to the same assessment. */
function numberOf(text: string): number | undefined {
  const [, digits] = /^#?0*(\d{1,9})$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export const insertImport = async (tx: Transaction, row: NewImport): Promise<void> => {
  await tx.insert(imports).values(row)
}

const AT_ONCE = 1_000

export async function insertImportRows(tx: Transaction, rows: readonly NewImportRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.insert(importRows).values(rows.slice(from, from + AT_ONCE))
  }
}

export async function findImport(db: Db, importId: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.importId, importId))
  return row
}

/** Imports are visible only to the user who started them. */
const ownImport = ({ accountId, userId }: Owner, importId: string): SQL | undefined =>
  and(eq(imports.accountId, accountId), eq(imports.ownerId, userId), eq(imports.importId, importId))

export async function findOwnImport(db: Db, owner: Owner, importId: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(ownImport(owner, importId))
  return row
}

export async function selectOwnImportForUpdate(
  tx: Transaction,
  owner: Owner,
  importId: string,
): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(ownImport(owner, importId)).for('update')
  return row
}

/** Locks the import FOR UPDATE, so that concurrent jobs wait. */
export async function selectImportForUpdate(tx: Transaction, importId: string): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.importId, importId)).for('update')
  return row
}

const LAST = 20

export const listOwnImports = ({ db, accountId, userId }: Owner & { db: Db }): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.accountId, accountId), eq(imports.ownerId, userId)))
    .orderBy(desc(imports.createdAt))
    .limit(LAST)

const rowsOf = ({ accountId, importId }: Pick<ImportRecord, 'accountId' | 'importId'>): SQL | undefined =>
  and(eq(importRows.accountId, accountId), eq(importRows.importId, importId))

export const listPending = (db: DbOrTransaction, importRecord: ImportRecord, size: number): Promise<PendingRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(rowsOf(importRecord), gt(importRows.row, importRecord.afterRow), isNotNull(importRows.answers)))
    .orderBy(asc(importRows.row))
    .limit(size)

export type ImportedRow = Awaited<ReturnType<typeof listImported>>[number]

/** Processed rows, latest first: those that created an assessment, or those that were refused. */
export const listImported = (db: Db, importRecord: ImportRecord, which: 'made' | 'refused', size: number) =>
  db
    .select({
      row: importRows.row,
      reference: importRows.reference,
      problem: importRows.problem,
      assessment: {
        assessmentId: assessments.assessmentId,
        number: assessments.number,
        result: assessments.result,
        geneticResource: assessments.geneticResource,
        providerCountry: assessments.providerCountry,
        placeType: assessments.placeType,
        intendedUse: assessments.intendedUse,
      },
    })
    .from(importRows)
    .leftJoin(
      assessments,
      and(eq(assessments.accountId, importRows.accountId), eq(assessments.assessmentId, importRows.assessmentId)),
    )
    .where(
      and(rowsOf(importRecord), which === 'made' ? isNotNull(importRows.assessmentId) : isNotNull(importRows.problem)),
    )
    .orderBy(which === 'made' ? desc(importRows.row) : asc(importRows.row))
    .limit(size)

export async function updateImport(
  tx: Transaction,
  { accountId, importId }: Pick<ImportRecord, 'accountId' | 'importId'>,
  change: Partial<Omit<ImportRecord, 'accountId' | 'importId'>>,
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...change, progressedAt: new Date() })
    .where(and(eq(imports.accountId, accountId), eq(imports.importId, importId)))
}

type RowOutcome = { row: number; assessmentId: string | null; problem: string | null }

/**
 * Saves the outcomes of rows in one statement and clears their answers, which are stored in the assessments from now
 * on.
 */
export async function saveOutcomes(
  tx: Transaction,
  { accountId, importId }: Pick<ImportRecord, 'accountId' | 'importId'>,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await tx.execute(sql`update ${importRows} as r
    set answers = null, assessment_id = n."assessmentId", problem = n.problem
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as n (row int, "assessmentId" uuid, problem text)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = n.row`)
}

/** The assessments of the import that are not deleted. */
const madeBy = (importRecord: Pick<ImportRecord, 'accountId' | 'importId'>): SQL | undefined =>
  and(
    eq(assessments.accountId, importRecord.accountId),
    isNull(assessments.deletedAt),
    sql`${assessments.assessmentId} in (select ${importRows.assessmentId} from ${importRows} where ${rowsOf(importRecord)})`,
  )

/** Event types written by the portal itself, which do not count as a user's work. */
const OF_THE_PORTAL: EventType[] = ['ASSESSMENT_NEW', 'DECISION_UPDATE']

/**
 * The number of its assessments that users changed, completed, commented or locked since the import. Users' events
 * since then are few and are read first, whatever the planner assumes about tables that have just been filled: its own
 * order exceeded the statement timeout for 10,000 rows.
 */
export async function countWorkedOn(db: DbOrTransaction, importRecord: ImportRecord): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with worked_on as materialized (
      select distinct ${events.assessmentId} from ${events}
      where ${and(
        eq(events.accountId, importRecord.accountId),
        gte(events.createdAt, importRecord.createdAt),
        notInArray(events.eventType, OF_THE_PORTAL),
      )}
    )
    select count(*)::int as count from worked_on as w
    where exists (select from ${importRows} where ${rowsOf(importRecord)} and ${importRows.assessmentId} = w.assessment_id)
      and exists (select from ${assessments} where ${eq(assessments.accountId, importRecord.accountId)}
        and ${assessments.assessmentId} = w.assessment_id and ${isNull(assessments.deletedAt)})`)
  return rows[0]?.count ?? 0
}

export type DeletedByUndo = { assessmentId: string; number: number }

/** Soft-deletes all of its assessments; those who may restore assessments can restore them. */
export const deleteMade = (
  tx: Transaction,
  importRecord: ImportRecord,
  { at, deletedBy }: { at: Date; deletedBy: string },
): Promise<DeletedByUndo[]> =>
  tx
    .update(assessments)
    .set({ deletedAt: at, deletedBy, updatedAt: at, version: sql`${assessments.version} + 1` })
    .where(madeBy(importRecord))
    .returning({ assessmentId: assessments.assessmentId, number: assessments.number })
