import { and, type Column, ilike, or, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../conditions.ts'

/** Separators between the words of a name. */
const BETWEEN = '.,;:()/×'
const WORDS = /[^\s.,;:()/×]+\.?/g
/** Abbreviations of author or rank, such as `L.` and `subsp.`, which are rarely stored with a name. */
const ABBREVIATION = /^.{1,6}\.$/
/** More words than any name has; each one costs reads. */
const MAX_WORDS = 6
/** The longest word to compare: PostgreSQL computes no Levenshtein distance for texts over 255 bytes. */
const MAX_WORD_LENGTH = 60
/** Endings of epithets that vary with the gender of the genus or the spelling of a genitive. */
const ENDINGS = [
  ['is', 'e'],
  ['us', 'a', 'um'],
  ['er', 'ra', 'rum'],
  ['ii', 'i'],
] as const
/** With fewer letters before an ending, a match would mean nothing. */
const MIN_STEM_LENGTH = 3

/**
 * Fuzzy search: matches names that contain every word of a text, each at the beginning of a word or misspelt: with one
 * letter wrong, missing or added (two from nine letters on), two letters swapped, or another ending of an epithet. A
 * word with digits is a strain or accession number and must match exactly. Undefined if the text has no word to search
 * for.
 */
export function nearNames(name: Column | SQL, text: string): SQL | undefined {
  const words = (text.match(WORDS) ?? []).filter((word) => !ABBREVIATION.test(word))
  const sought = words.map((word) => word.replace('.', '')).filter((word) => word.length > 1)
  return sought.length > MAX_WORDS ? undefined : and(...sought.map((word) => hasWord(name, word)))
}

function hasWord(name: Column | SQL, word: string): SQL | undefined {
  const anyOf = (patterns: readonly string[]) => or(...patterns.map((pattern) => ilike(name, pattern)))
  if (word.length < 3 || word.length > MAX_WORD_LENGTH || /\d/.test(word)) return anyOf(beginning(word))
  const swapped = swappedOf(word)
  return and(anyOf(patternsOf(word, swapped)), hasWordLike(name, word, [...swapped, ...otherEndings(word)]))
}

/** How many letters of a word may be wrong. In three letters a single change makes another word. */
const wrongIn = ({ length }: string): number => (length < 4 ? 0 : length < 9 ? 1 : 2)

/**
 * Patterns that select candidates from a trigram index. A word is cut into one part more than it may have wrong
 * letters, so at least one part is unchanged and, if it is the first or last one, in its place. Another ending leaves
 * the first part.
 */
function patternsOf(word: string, swapped: readonly string[]): string[] {
  const parts = wrongIn(word) + 1
  if (parts === 1) return [...beginning(word), ...swapped.map(likePattern)]
  const cuts = Array.from({ length: parts + 1 }, (_, index) => Math.floor((index * word.length) / parts))
  const [first = '', ...others] = cuts.slice(1).map((cut, index) => word.slice(cuts[index], cut))
  const last = others.pop() ?? ''
  // Two letters swapped across the only cut change both halves.
  const across = parts === 2 ? swapped.slice(first.length - 1, first.length) : []
  return [...beginning(first), ...[...others, ...across].map(likePattern), ...end(last)]
}

const beginning = (text: string): string[] => {
  const pattern = likePattern(text).slice(1)
  return [pattern, `% ${pattern}`]
}
const end = (text: string): string[] => {
  const pattern = likePattern(text).slice(0, -1)
  return [pattern, `${pattern} %`]
}

const swappedOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )

/** The word with other endings, such as `vulgare` for `vulgaris`: which is right depends on the genus. */
const otherEndings = (word: string): string[] =>
  ENDINGS.flatMap((endings) =>
    endings.flatMap((ending) => {
      const stem = word.slice(0, -ending.length)
      if (stem.length < MIN_STEM_LENGTH || !word.toLowerCase().endsWith(ending)) return []
      return endings.filter((other) => other !== ending).map((other) => stem + other)
    }),
  )

/** Compares the edit distance of words of similar length; the variants in `others` must match exactly. */
function hasWordLike(name: Column | SQL, word: string, others: readonly string[]): SQL {
  const wrong = wrongIn(word)
  const sought = sql`lower(${word})`
  return sql`exists (
    select from string_to_table(translate(lower(${name}), ${BETWEEN}, ${' '.repeat(BETWEEN.length)}), ' ') as part (word)
    where starts_with(part.word, ${sought}) or part.word = any (${sql.param(others.map((variant) => variant.toLowerCase()))}::text[])
      or case when abs(length(part.word) - ${word.length}::int) <= ${wrong}::int
        then levenshtein_less_equal(part.word, ${sought}, ${wrong}::int) <= ${wrong}::int end)`
}
