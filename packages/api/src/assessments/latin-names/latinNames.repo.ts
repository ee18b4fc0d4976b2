import { and, type Column, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../../db/conditions.ts'
import type { Db } from '../../db/connect.ts'
import { nearNames } from '../../db/matching/nearNames.ts'
import { assessments } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'

const OFFERED = 20

/**
 * Names in the account's assessments, as far as the actor may read them, that fit or are similar: those that fit first,
 * then the most used; each as it is mostly written.
 */
export async function listUsedNames(db: Db, actor: Actor, q: string): Promise<string[]> {
  const name = assessments.geneticResource
  const own = and(eq(assessments.accountId, actor.accountId), visibleAssessments(actor), ne(name, 'unknown'))
  const rows = await db
    .select({ name: sql<string>`mode() within group (order by ${name})` })
    .from(assessments)
    .where(and(own, or(fits(name, q), nearNames(name, q))))
    .groupBy(sql`lower(${name})`)
    .orderBy(desc(sql`bool_or(${fits(name, q)})`), desc(sql`count(*)`), sql`lower(${name})`)
    .limit(OFFERED)
  return rows.map((row) => row.name)
}

/** Those of the names that fit or are similar. */
export async function listFitting(db: Db, names: readonly string[], q: string): Promise<ReadonlySet<string>> {
  const name = sql`name`
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name where ${or(fits(name, q), nearNames(name, q))}`,
  )
  return new Set(rows.map((row) => row.name))
}

/** A word of the name begins with what is typed. */
function fits(name: Column | SQL, q: string): SQL | undefined {
  const beginning = likePattern(q).slice(1)
  return or(ilike(name, beginning), ilike(name, `% ${beginning}`))
}
