import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { equalsAny, likePattern } from '../conditions.ts'
import type { Db } from '../connect.ts'
import { assessments, samples } from '../schema.ts'
import { nearNames } from './nearNames.ts'

/** Shorter texts are found at the beginning of words only: the index knows nothing shorter than three letters. */
const ANYWHERE_FROM = 3
/** Where a text finds more than these, its condition is as good as a list of them. */
const FEW = 500

/**
 * The assessments, of those that are `there`, whose name, reference or Latin name holds a text, or the id or collection
 * number of one of their samples, or whose number it is, as it is shown (`#000123`) or said (`123`). Only where there is none, those with a Latin name that is misspelt in one of the
 * two: other organisms have names that are as near.
 */
export async function matchesText(db: Db, there: SQL | undefined, q: string): Promise<SQL> {
  const bySample = await findBySample(db, there, q)
  const held = await findFew(db, there, bySample ? or(holdsText(q), bySample) : holdsText(q))
  return held ?? (await findFew(db, there, nearNames(assessments.geneticResource, q))) ?? sql`false`
}

/** A condition for what another one leaves, as a list if they are few; undefined: it leaves none. */
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

/** Read first and for themselves: a question for samples inside the condition would keep it from using its index. */
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
