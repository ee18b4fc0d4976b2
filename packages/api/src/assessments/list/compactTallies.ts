import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { assessmentTallies, assessmentTallyChanges } from '../../db/schema.ts'

/**
 * Adds the changes to the tallies, so that lists have few rows to add up. What is counted stays the same at any moment,
 * also while assessments change and where two of these run at once.
 */
export async function compactTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with taken as (delete from ${assessmentTallyChanges} returning *)
    insert into ${assessmentTallies} as tally
    select account_id, facet, value, status, result, locked, visibility, sum(n) from taken
    group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (account_id, facet, value, status, result, locked, visibility) do update set n = tally.n + excluded.n`)
  await db.execute(sql`delete from ${assessmentTallies} where n = 0`)
}
