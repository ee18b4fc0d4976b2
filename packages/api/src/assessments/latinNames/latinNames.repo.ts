import { and, desc, eq, ilike, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { likePattern } from '../../db/likePattern.ts'
import { assessments } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'

const OFFERED = 20

/** Names in the account's assessments, as far as the actor may read them, the most used first and as mostly written. */
export async function listUsedNames(db: Db, actor: Actor, q: string): Promise<string[]> {
  const name = assessments.geneticResource
  const rows = await db
    .select({ name: sql<string>`mode() within group (order by ${name})` })
    .from(assessments)
    .where(
      and(
        eq(assessments.accountId, actor.accountId),
        visibleAssessments(actor),
        ilike(name, likePattern(q)),
        ne(name, 'unknown'),
      ),
    )
    .groupBy(sql`lower(${name})`)
    .orderBy(desc(sql`count(*)`), sql`lower(${name})`)
    .limit(OFFERED)
  return rows.map((row) => row.name)
}
