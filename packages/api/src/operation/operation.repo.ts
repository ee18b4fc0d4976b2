import { randomUUID } from 'node:crypto'
import type { Check, Operation, Run } from '@portal/contract'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { operatorRuns, storedMails } from '../db/schema.ts'
import { addJob, MAIL_JOBS } from '../jobs/jobs.ts'

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

const isGivenUp = sql`j.attempts >= j.max_attempts and j.locked_at is null`
const isMail = inArray(sql`j.task_identifier`, MAIL_JOBS)

/** What waits in the queue, runs, or failed at all its attempts, and the mails among it. */
export async function readQueue(db: Db): Promise<Pick<Operation, 'jobs' | 'mails'>> {
  const [state, givenUp, stored] = await Promise.all([
    db.execute<{ waiting: number; running: number; mails: number; oldest: string | null }>(sql`
      select (count(*) filter (where j.locked_at is null and not (${isGivenUp})))::int as waiting,
        (count(*) filter (where j.locked_at is not null))::int as running,
        (count(*) filter (where ${isMail} and not (${isGivenUp})))::int as mails,
        min(j.created_at) filter (where ${isMail} and not (${isGivenUp})) as oldest
      from graphile_worker.jobs j`),
    db.execute<{ kind: string; count: number; since: string }>(sql`
      select j.task_identifier as kind, count(*)::int as count, min(j.updated_at) as since
      from graphile_worker.jobs j where ${isGivenUp} group by 1 order by 1`),
    db.$count(storedMails),
  ])
  const { waiting = 0, running = 0, mails = 0, oldest = null } = state.rows[0] ?? {}
  return {
    jobs: { waiting, running, givenUp: givenUp.rows.map((row) => ({ ...row, since: isoOf(row.since) })) },
    mails: { waiting: mails, oldest: oldest && isoOf(oldest), stored },
  }
}

/** Runs the given-up jobs of a kind again, from the first of their attempts; returns how many. */
export async function retryGivenUp(tx: Transaction, kind: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    select from graphile_worker.reschedule_jobs(${givenUpOf(kind)}, run_at => now(), attempts => 0)`)
  return rows.length
}

/** Deletes the given-up jobs of a kind; returns how many. */
export async function deleteGivenUp(tx: Transaction, kind: string): Promise<number> {
  const { rows } = await tx.execute(sql`select from graphile_worker.complete_jobs(${givenUpOf(kind)})`)
  return rows.length
}

const givenUpOf = (kind: string) =>
  sql`array(select j.id from graphile_worker.jobs j where j.task_identifier = ${kind} and ${isGivenUp})`

const isoOf = (instant: string): string => new Date(instant).toISOString()

export async function readDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const { rows } = await db.execute<{ version: string; bytes: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`)
  return { version: rows[0]?.version ?? '', bytes: rows[0]?.bytes ?? 0 }
}
