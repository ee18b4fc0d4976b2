import { countriesWithWord, hasTypedWord, loadCountryNames } from '@portal/contract'
import { and, arrayOverlaps, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { contentText } from '../../text/contentTexts.ts'
import { equalsAny, likePattern } from '../conditions.ts'
import type { Db } from '../connect.ts'
import { assessments, samples } from '../schema.ts'
import { nearNames } from './nearNames.ts'

/** Shorter texts match at the beginning of words only, because the trigram index needs at least three letters. */
const ANYWHERE_FROM = 3
/** Up to this many matches, a condition is replaced by the list of their ids. */
const FEW = 500

/** The names by which people know countries and uses, by their codes. */
export type SearchedNames = {
  readonly countries: ReadonlyMap<string, string>
  readonly uses: ReadonlyMap<string, string>
}
/** A text to search for, and the names of what it may mean. */
export type SoughtText = { readonly q: string; readonly names: SearchedNames }

/**
 * The condition for assessments, among those that match `there`, that have each word of a text, in any order: in their
 * name, reference or Latin name, as their country, as one of their uses or as their number (`#000123` or `123`); or
 * that have the whole text in the id or collection number of a sample. Only if there are none, those with a similar,
 * misspelt Latin name, because other organisms may have names that are just as similar.
 */
export async function matchesText(db: Db, there: SQL | undefined, { q, names }: SoughtText): Promise<SQL> {
  const words = await Promise.all(wordsOf(q).map((word) => holdsWord(word, names)))
  const bySample = await findBySample(db, there, q)
  const held = await findFew(db, there, bySample ? or(and(...words), bySample) : and(...words))
  return held ?? (await findFew(db, there, nearNames(assessments.geneticResource, q))) ?? sql`false`
}

/** More words than any name of a case has; each one costs reads. */
const MAX_WORDS = 10

/** The words of a text; those that are too short for the index count only if there are no others. */
function wordsOf(q: string): string[] {
  const words = q.split(/[\s·,;]+/).filter(Boolean)
  const long = words.filter((word) => word.length >= ANYWHERE_FROM || /\d/.test(word))
  return (long.length > 0 ? long : [q]).slice(0, MAX_WORDS)
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

async function holdsWord(word: string, { countries, uses }: SearchedNames): Promise<SQL | undefined> {
  const { geneticResource, internalReference, name, number, providerCountry, intendedUse } = assessments
  const [, sign, digits] = /^(#?)0*(\d{1,9})$/.exec(word) ?? []
  if (sign) return eq(number, Number(digits))
  const texts = [geneticResource, internalReference, name]
  const named = [...countries].map(([iso2, country]) => ({ iso2, name: country }))
  const places = countriesWithWord(named, word, await loadCountryNames()).map(({ iso2 }) => iso2)
  const ids = [...uses].filter(([, title]) => hasTypedWord(`${title} ${contentText(title)}`, word)).map(([id]) => id)
  return or(
    ...patternsOf(word).flatMap((pattern) => texts.map((text) => ilike(text, pattern))),
    digits ? eq(number, Number(digits)) : undefined,
    places.length > 0 ? inArray(providerCountry, places) : undefined,
    ids.length > 0 ? arrayOverlaps(intendedUse, ids) : undefined,
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
