import { eq, ilike, or, type SQL } from 'drizzle-orm'
import { likePattern } from '../db/likePattern.ts'
import { assessments } from '../db/schema.ts'
import { nearNames } from './nearNames.ts'

/** Shorter texts are found at the beginning of words only: the index knows nothing shorter than three letters. */
const ANYWHERE_FROM = 3

/**
 * Finds a text in the reference and the Latin name, a name also where its words are misspelt, and a number as it is
 * shown (`#000123`) or said (`123`).
 */
export function textMatches(q: string): SQL | undefined {
  const { geneticResource, internalReference, number } = assessments
  const [, digits] = /^#?0*(\d{1,9})$/.exec(q) ?? []
  return or(
    ...patternsOf(q).flatMap((pattern) => [ilike(geneticResource, pattern), ilike(internalReference, pattern)]),
    nearNames(geneticResource, q),
    digits ? eq(number, Number(digits)) : undefined,
  )
}

function patternsOf(q: string): string[] {
  const anywhere = likePattern(q)
  if (q.length >= ANYWHERE_FROM) return [anywhere]
  const beginning = anywhere.slice(1)
  return [beginning, `% ${beginning}`]
}
