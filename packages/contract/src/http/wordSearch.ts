import { editDistance, plain } from './text.ts'

/** The words of an entry, one list for each place where they stand: the place that counts most comes first. */
export type WordPlaces = readonly (readonly string[])[]

/**
 * Endings of plurals, with that of the singular, the first that a word has: “avaliações”, “materiais” and “níveis”,
 * “locaux” but not “niveaux”, “boxes”, “laws”. A short word such as “país” keeps what looks like one.
 */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=\p{L}{2})oes$/u, 'ao'],
  [/(?<=\p{L}{3})(?<vowel>[ae])is$/u, '$<vowel>l'],
  [/(?<=\p{L}{2})(?<!e)aux$/u, 'al'],
  [/(?<=\p{L}{3})(?:es|s|x)$/u, ''],
]
/** “R&D”, “R and D”, “I+D” and “R et D”: single letters with a sign or a small word between them. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\s*(?:[&+-]|\band\b|\bet\b|\by\b|\be\b)\s*(\p{L})(?![\p{L}\p{N}])/gu

/** The words of a text as they are compared: without accents, capitals, the ending of a plural and single letters. */
export const searchWords = (text: string): string[] =>
  plain(text)
    .replace(INITIALS, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(singular)

function singular(word: string): string {
  const [ending, end] = PLURALS.find(([plural]) => plural.test(word)) ?? []
  return ending && end !== undefined ? word.replace(ending, end) : word
}

/**
 * Entries that a search fits, best first: by the places where its words stand, the rarer ones counting more, so that
 * the order of the words does not matter and those without a meaning of their own, such as “of”, count little. The
 * beginning of a word is enough. A word that no entry has is taken for a slip of typing. An entry with less than
 * `leastShare` of the best score is left out: it has only words that matter little to the search.
 */
export function searchByWords<Id>(
  entries: ReadonlyMap<Id, WordPlaces>,
  text: string,
  { weights, leastShare }: { readonly weights: readonly number[]; readonly leastShare: number },
): Id[] {
  const totals = new Map<Id, number>()
  for (const sought of new Set(searchWords(text))) {
    const scores = scoresOf(entries, sought, weights)
    const rarity = Math.log(entries.size / scores.length) + LEAST_RARITY
    for (const [id, score] of scores) totals.set(id, (totals.get(id) ?? 0) + score * rarity)
  }
  const best = Math.max(...totals.values())
  return [...totals]
    .filter(([, total]) => total > best * leastShare)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
}

/** A word of every entry still finds them all. */
const LEAST_RARITY = 0.05

/** The entries that have a word, each with the best score among its places. */
function scoresOf<Id>(entries: ReadonlyMap<Id, WordPlaces>, sought: string, weights: readonly number[]) {
  const scoresBy = (likeness: (word: string) => number) =>
    [...entries].flatMap(([id, places]): [Id, number][] => {
      const score = Math.max(
        ...places.map((words, place) => (weights[place] ?? 0) * Math.max(0, ...words.map(likeness))),
      )
      return score > 0 ? [[id, score]] : []
    })
  const same = scoresBy((word) => sameness(sought, word))
  return same.length > 0 ? same : scoresBy((word) => nearness(sought, word))
}

/** 1 for the same word, less for its beginning. */
function sameness(sought: string, word: string): number {
  if (word === sought) return 1
  return sought.length > 2 && word.startsWith(sought) ? 0.8 : 0
}

/** A slip leaves the beginning and nearly the length; “exhibition” is not “inhibition”, nor “formation” “formulation”. */
const MOST_LETTERS_MORE = 1

/** More than 0 for a word that differs by a slip of typing. */
function nearness(sought: string, word: string): number {
  const most = sought.length < 5 ? 0 : sought.length < 9 ? 1 : 2
  const isAlike = word[0] === sought[0] && Math.abs(word.length - sought.length) <= Math.min(most, MOST_LETTERS_MORE)
  return isAlike && editDistance(sought, word) <= most ? 0.6 : 0
}
