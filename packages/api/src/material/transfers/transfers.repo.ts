import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { AssessmentRow } from '../../cases/index.ts'
import { isPresentAt } from '../../db/conditions.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { personName } from '../../db/people.ts'
import { assessments, receivedSheets, transfers } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'

export type TransferRecord = typeof transfers.$inferSelect
export type NamedTransfer = TransferRecord & { savedBy: string }
export type ReceivedRecord = typeof receivedSheets.$inferSelect
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const namedTransfer = () => ({ ...getTableColumns(transfers), savedBy: personName(transfers.savedById) })

const isOf = ({ accountId, assessmentId }: Key) =>
  and(eq(transfers.accountId, accountId), eq(transfers.assessmentId, assessmentId))

/** The transfers of an assessment in their latest versions, or in those of an instant, newest first. */
export const listTransfers = (db: DbOrTransaction, key: Key, at: Date | null = null): Promise<NamedTransfer[]> =>
  db
    .select(namedTransfer())
    .from(transfers)
    .where(and(isOf(key), isPresentAt(transfers, at)))
    .orderBy(desc(transfers.transferredOn), asc(transfers.code))

/** The times at which the versions of the transfers of an assessment were saved. */
export async function listTransferMoments(db: DbOrTransaction, key: Key): Promise<Date[]> {
  const rows = await db.select({ savedAt: transfers.savedAt }).from(transfers).where(isOf(key))
  return rows.map(({ savedAt }) => savedAt)
}

/** The latest version of a transfer that the actor may read; undefined for missing and forbidden ones alike. */
export async function findTransfer(db: DbOrTransaction, actor: Actor, transferId: string) {
  const [row] = await db
    .select(namedTransfer())
    .from(transfers)
    .innerJoin(
      assessments,
      and(eq(assessments.accountId, transfers.accountId), eq(assessments.assessmentId, transfers.assessmentId)),
    )
    .where(and(eq(transfers.transferId, transferId), isNull(transfers.endedAt), visibleAssessments(actor)))
  return row
}

/** Ends the previous version, if there is one, and saves the new one. */
export async function saveTransfer(tx: Transaction, transfer: TransferRecord): Promise<void> {
  const { accountId, transferId, savedAt } = transfer
  const isThis = and(eq(transfers.accountId, accountId), eq(transfers.transferId, transferId))
  await tx
    .update(transfers)
    .set({ endedAt: savedAt })
    .where(and(isThis, isNull(transfers.endedAt)))
  await tx.insert(transfers).values(transfer)
}

/** Saves the hash of an issued PDF, so that it can be verified. */
export async function rememberPdf(db: Db, { accountId, transferId, version }: TransferRecord, sha256: string) {
  await db
    .update(transfers)
    .set({ pdfSha256: sql`${transfers.pdfSha256} || ${JSON.stringify([sha256])}::jsonb` })
    .where(
      and(
        eq(transfers.accountId, accountId),
        eq(transfers.transferId, transferId),
        eq(transfers.version, version),
        sql`not ${transfers.pdfSha256} ? ${sha256}`,
      ),
    )
}

export async function findReceived(db: DbOrTransaction, { accountId, assessmentId }: Key) {
  const [row] = await db
    .select({ ...getTableColumns(receivedSheets), receivedBy: personName(receivedSheets.receivedById) })
    .from(receivedSheets)
    .where(and(eq(receivedSheets.accountId, accountId), eq(receivedSheets.assessmentId, assessmentId)))
  return row
}

export async function insertReceived(tx: Transaction, row: ReceivedRecord): Promise<void> {
  await tx.insert(receivedSheets).values(row)
}

/** The sheets with a code, latest version first. Nothing about their owner is read. */
export const findSheetsByCode = (db: Db, code: string) =>
  db
    .select({
      version: transfers.version,
      withdrawn: transfers.withdrawn,
      sha256: transfers.sha256,
      pdfSha256: transfers.pdfSha256,
      savedAt: transfers.savedAt,
    })
    .from(transfers)
    .where(eq(transfers.code, code))
    .orderBy(desc(transfers.version))
