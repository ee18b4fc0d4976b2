import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import { assessments, inspectionPacks } from '../../db/schema.ts'

export async function insertPack(tx: Transaction, row: typeof inspectionPacks.$inferInsert): Promise<void> {
  await tx.insert(inspectionPacks).values(row)
}

/**
 * Finds a pack by its code. It is superseded if one of its cases has a newer result. Its account and cases are only for
 * callers that read their results.
 */
export async function findPackByCode(db: Db, code: string) {
  const [row] = await db
    .select({
      accountId: inspectionPacks.accountId,
      sha256: inspectionPacks.sha256,
      manifestSha256: inspectionPacks.manifestSha256,
      madeAt: inspectionPacks.madeAt,
      cases: inspectionPacks.cases,
      superseded: sql<boolean>`exists (
        select 1 from jsonb_to_recordset(${inspectionPacks.cases}) as shown("assessmentId" uuid, "decisionId" uuid)
        left join ${assessments} on ${assessments.accountId} = ${inspectionPacks.accountId}
          and ${assessments.assessmentId} = shown."assessmentId"
        where ${assessments.decisionId} is distinct from shown."decisionId")`,
    })
    .from(inspectionPacks)
    .where(eq(inspectionPacks.code, code))
  return row
}
