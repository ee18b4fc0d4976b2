import type { Retention } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../db/connect.ts'
import { accountRetention } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { erasePersonsDue, eraseUnlessLast } from './erasure.ts'

export async function readRetention(db: DbOrTransaction, { accountId }: Actor): Promise<Retention> {
  const [row] = await db.select().from(accountRetention).where(eq(accountRetention.accountId, accountId))
  return { draftMonths: row?.draftMonths ?? null, deactivatedMonths: row?.deactivatedMonths ?? null }
}

export async function saveRetention(db: Db, actor: Actor, retention: Retention): Promise<void> {
  const { accountId } = actor
  await db.transaction(async (tx) => {
    const before = await readRetention(tx, actor)
    await tx
      .insert(accountRetention)
      .values({ accountId, ...retention })
      .onConflictDoUpdate({ target: accountRetention.accountId, set: retention })
    await writeAudit(tx, actor, 'ACCOUNT_RETENTION', { accountId, changed: retention, before })
  })
}

/** Deletes data past its retention period, and persons who requested their erasure. */
export async function applyRetention(db: Db): Promise<void> {
  await erasePersonsDue(db)
  for (const { userId } of await listLongDeactivated(db)) await eraseUnlessLast(db, userId)
  const { rows } = await db.execute<{ accountId: string }>(
    sql`select account_id as "accountId" from account_retention where draft_months is not null`,
  )
  for (const { accountId } of rows) {
    while ((await db.transaction((tx) => deleteDrafts(tx, accountId))) === BATCH);
  }
}

async function listLongDeactivated(db: Db): Promise<{ userId: string }[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select u.user_id as "userId" from users u join account_retention r using (account_id)
    where u.status = 'DEACTIVATED'
      and coalesce(u.updated_at, u.created_at) < now() - make_interval(months => r.deactivated_months)`)
  return rows
}

const BATCH = 200

/** Rows that belong to an assessment and are deleted with it. */
const PARTS = ['assessment_locks', 'assessment_favorites', 'assessment_comments', 'assessment_decisions', 'events']

/**
 * Permanently deletes a batch of an account's old unfinished assessments and returns their number. A result that was
 * ever confirmed, an issued report, a paper, a duty or a closed lock makes a record, which is never deleted.
 */
async function deleteDrafts(tx: Transaction, accountId: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.assessment_id as id from assessments a join account_retention r using (account_id)
    where a.account_id = ${accountId} and a.status = 'IN_PROGRESS' and not a.locked
      and a.updated_at < now() - make_interval(months => r.draft_months)
      and not exists (select from assessment_decisions d where d.account_id = a.account_id
        and d.assessment_id = a.assessment_id and d.completed)
      and not exists (select from assessment_reports p where p.account_id = a.account_id
        and p.assessment_id = a.assessment_id)
      and not exists (select from evidence_uses e where e.account_id = a.account_id
        and e.assessment_id = a.assessment_id)
      and not exists (select from inspection_packs k where k.account_id = a.account_id
        and k.cases @> jsonb_build_array(jsonb_build_object('assessmentId', a.assessment_id)))
      and not exists (select from duties t where t.account_id = a.account_id and t.assessment_id = a.assessment_id)
    order by a.assessment_id limit ${BATCH} for update of a skip locked`)
  if (rows.length === 0) return 0
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
  for (const table of [...PARTS, 'notifications', 'assessments']) {
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where account_id = ${accountId} and assessment_id = any (${ids})`,
    )
  }
  await tx.execute(
    sql`update import_rows set assessment_id = null where account_id = ${accountId} and assessment_id = any (${ids})`,
  )
  await writeAudit(tx, { accountId, userId: null }, 'ACCOUNT_DRAFTS_DELETED', {
    accountId,
    assessmentIds: rows.map(({ id }) => id),
  })
  return rows.length
}
