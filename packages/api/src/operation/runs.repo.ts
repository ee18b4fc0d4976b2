import { randomUUID } from 'node:crypto'
import type { Check, Run } from '@portal/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { operatorRuns } from '../db/schema.ts'
import { addJob } from '../jobs/jobs.ts'

export type RunRow = typeof operatorRuns.$inferSelect
/** How a check or backup ended. */
export type RunEnd = Partial<Pick<RunRow, 'failed' | 'checked' | 'faults' | 'findings'>>

/** Queues a check. One that waits already is queued again, with all its attempts, instead of a second one. */
export function queueCheck(db: Db, check: Check): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .insert(operatorRuns)
      .values({ runId: randomUUID(), kind: check, startedAt: new Date() })
      .onConflictDoNothing()
    const open = sql`${operatorRuns.kind} = ${check} and ${operatorRuns.endedAt} is null`
    const { runId } = expectOne(await tx.select().from(operatorRuns).where(open).for('update'))
    await addJob(tx, 'runCheck', { runId })
  })
}

export async function findRun(db: DbOrTransaction, runId: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(operatorRuns).where(eq(operatorRuns.runId, runId))
  return row
}

export async function endRun(db: DbOrTransaction, runId: string, end: RunEnd): Promise<void> {
  await db
    .update(operatorRuns)
    .set({ ...end, endedAt: new Date() })
    .where(eq(operatorRuns.runId, runId))
}

/** Records what a command has done. A database that an earlier version left has no place for it. */
export async function recordRun(db: Db, run: RunEnd & Pick<RunRow, 'kind' | 'startedAt'>): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('operator_runs') is not null as there`)
  if (rows[0]?.there) await db.insert(operatorRuns).values({ ...run, runId: randomUUID(), endedAt: new Date() })
}

/** The last run of each kind. */
export async function lastRuns(db: Db): Promise<ReadonlyMap<RunRow['kind'], RunRow>> {
  const { kind, startedAt } = operatorRuns
  const rows = await db.selectDistinctOn([kind]).from(operatorRuns).orderBy(kind, desc(startedAt))
  return new Map(rows.map((row) => [row.kind, row]))
}

export const presentRun = ({ startedAt, endedAt, failed, checked, faults, findings }: RunRow): Run => ({
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  failed,
  checked,
  faults,
  findings,
})
