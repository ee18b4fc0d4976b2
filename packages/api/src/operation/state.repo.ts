import type { Operation } from '@portal/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { storedMails } from '../db/schema.ts'
import { MAIL_JOBS } from '../jobs/jobs.ts'

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

const isoOf = (instant: string): string => new Date(instant).toISOString()

export async function readDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const { rows } = await db.execute<{ version: string; bytes: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`)
  return { version: rows[0]?.version ?? '', bytes: rows[0]?.bytes ?? 0 }
}
