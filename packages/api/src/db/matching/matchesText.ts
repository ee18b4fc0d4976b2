import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { equalsAny, likePattern } from '../conditions.ts'
import type { Db } from '../connect.ts'
import { assessments, samples } from '../schema.ts'
import { nearNames } from './nearNames.ts'

/** Shorter texts match at the beginning of words only, because the trigram index needs at least three letters. */
const ANYWHERE_FROM = 3
/** Up to this many matches, a condition is replaced by the list of their ids. */
const FEW = 500

/**
 * The condition for assessments, among those that match `there`, whose name, reference or Latin name contains a text,
 * whose samples have it in their id or collection number, or whose number it is (`#000123` or `123`). Only if there are
 * none, those with a similar, misspelt Latin name, because other organisms may have names that are just as similar.
 */
export async function matchesText(db: Db, there: SQL | undefined, q: string): Promise<SQL> {
  const bySample = await findBySample(db, there, q)
  const held = await findFew(db, there, bySample ? or(holdsText(q), bySample) : holdsText(q))
  return held ?? (await findFew(db, there, nearNames(assessments.geneticResource, q))) ?? sql`false`
}

/** Replaces a condition by the list of ids it matches if they are few; undefined if it matches none. */
async function findFew(db: Db, there: SQL | undefined, condition: SQL | undefined): Promise<SQL | undefined> {
  if (!condition) return undefined
  const { assessmentId } = assessments
  const rows = await db
    .select({ assessmentId })
    .from(assessments)
    .where(and(there, condition))
    .limit(FEW + 1)
  if (rows.length > FEW) return condition
  const ids = rows.map((row) => row.assessmentId)
  return ids.length > 0 ? equalsAny(assessmentId, ids) : undefined
}

function holdsText(q: string): SQL | undefined {
  const { geneticResource, internalReference, name, number } = assessments
  const texts = [geneticResource, internalReference, name]
  const [, digits] = /^#?0*(\d{1,9})$/.exec(q) ?? []
  return or(
    ...patternsOf(q).flatMap((pattern) => texts.map((text) => ilike(text, pattern))),
    digits ? eq(number, Number(digits)) : undefined,
  )
}

function patternsOf(q: string): string[] {
  const anywhere = likePattern(q)
  if (q.length >= ANYWHERE_FROM) return [anywhere]
  const beginning = anywhere.slice(1)
  return [beginning, `% ${beginning}`]
}

/**
 * The matching samples' assessments, read by a query of their own: a subquery in the condition would keep it from using
 * its index.
 */
async function findBySample(db: Db, there: SQL | undefined, q: string): Promise<SQL | undefined> {
  const { assessmentId, accountId } = assessments
  const names = patternsOf(q).flatMap((pattern) => [
    ilike(samples.ownId, pattern),
    ilike(samples.collectionNumber, pattern),
  ])
  const rows = await db
    .selectDistinct({ assessmentId })
    .from(samples)
    .innerJoin(assessments, and(eq(accountId, samples.accountId), eq(assessmentId, samples.assessmentId)))
    .where(and(there, isNull(samples.endedAt), or(...names)))
    .limit(FEW)
  const ids = rows.map((row) => row.assessmentId)
  return ids.length > 0 ? equalsAny(assessmentId, ids) : undefined
}
