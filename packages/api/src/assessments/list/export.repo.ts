import type { AssessmentQuery } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { readInBatches } from '../../db/readInBatches.ts'
import { accounts, assessments, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { soughtBy } from './filters.ts'
import { matching, wholeOrderOf } from './search.repo.ts'

const BATCH = 500

export type ExportRow = Pick<
  typeof assessments.$inferSelect,
  'number' | 'status' | 'result' | 'visibility' | 'locked'
> & {
  reference: string | null
  resource: string | null
  country: string | null
  uses: string[] | null
  access: string | null
  useDate: string | null
  owner: string | null
  account: string
  /** Whether the review of the country's law was overdue when it was decided. */
  overdue: boolean
  /** Instants as text, in UTC. */
  created: string
  updated: string
}

/** Every assessment of a list, in its order, in batches that are read as they are taken. */
export async function* readList(
  db: Db,
  actor: Actor,
  wanted: Omit<AssessmentQuery, 'from' | 'size'>,
): AsyncGenerator<ExportRow[]> {
  const query = db
    .select({
      number: assessments.number,
      status: assessments.status,
      result: assessments.result,
      visibility: assessments.visibility,
      locked: assessments.locked,
      reference: sql`${assessments.internalReference}`.as('reference'),
      resource: sql`${assessments.geneticResource}`.as('resource'),
      country: sql`${assessments.providerCountry}`.as('country'),
      uses: sql`${assessments.intendedUse}`.as('uses'),
      access: sql`${assessments.accessDate}`.as('access'),
      useDate: sql`${assessments.intendedUseDate}`.as('useDate'),
      overdue: sql`${assessments.overdueSince} is not null`.as('overdue'),
      owner: sql`${users.firstName} || ' ' || ${users.lastName}`.as('owner'),
      account: sql`${accounts.accountName}`.as('account'),
      created: isoText(assessments.createdAt).as('created'),
      updated: isoText(assessments.updatedAt).as('updated'),
    })
    .from(assessments)
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .innerJoin(accounts, eq(accounts.accountId, assessments.accountId))
    .where(matching(actor, await soughtBy(db, actor, wanted)))
    .orderBy(...wholeOrderOf(wanted.sort))
  yield* readInBatches<ExportRow>(db, query.getSQL(), BATCH)
}

const isoText = (instant: PgColumn) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
