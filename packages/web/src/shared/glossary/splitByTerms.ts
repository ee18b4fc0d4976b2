import type { Glossary } from '@portal/contract'

export type Piece = { readonly text: string; readonly termId: string | null }
/** Index from names and acronyms to terms. */
export type TermNames = { readonly pattern: RegExp; readonly idOf: (found: string) => string | null }

/** Everyday words that are not linked although defined, so that links stay rare. */
const EVERYDAY = new Set(
  'plant animal microorganism fungus virus extract commodity pest acquisition screening diagnostics breeding biotechnology access user provider'.split(
    ' ',
  ),
)
const ACRONYM = /^\p{Lu}{2,}$/u

/** The terms and the instruments by their titles, and by those that the English texts of the law use. */
export function termNames({ terms, references }: Glossary): TermNames {
  const ids = new Map(
    [...references, ...terms.filter(({ id }) => !EVERYDAY.has(id))].flatMap(({ id, title, titleInLaw = title }) =>
      [...namesOf(titleInLaw), ...namesOf(title)].map((name) => [name, id]),
    ),
  )
  const longestFirst = [...ids.keys()].toSorted((a, b) => b.length - a.length)
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(spelling).join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    idOf: (found) => ids.get(found) ?? ids.get(singular(found.toLowerCase(), ids)) ?? null,
  }
}

/** A title such as `Prior informed consent (PIC)` gives two names, `(ISN, DSI)` one more; only acronyms are case-sensitive. */
function namesOf(title: string): string[] {
  const [, words = title, short = ''] = /^(.+?) \(([\p{L}\p{N}]+(?:, [\p{L}\p{N}]+)*)\)$/u.exec(title) ?? []
  return [words, ...short.split(', ').filter(Boolean)].map((name) => (ACRONYM.test(name) ? name : name.toLowerCase()))
}

const spelling = (name: string) =>
  ACRONYM.test(name)
    ? name
    : name
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/y$/, '(?:y|ie)')
        .concat('s?')

const singular = (found: string, known: ReadonlyMap<string, string>) =>
  [found, found.replace(/s$/, ''), found.replace(/ies$/, 'y')].find((name) => known.has(name)) ?? found

/** Splits a text at the first occurrence of each term; `but` excludes the term being defined. */
export function splitByTerms(text: string, { pattern, idOf }: TermNames, but?: string): Piece[] {
  const seen = new Set([but])
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const termId = idOf(found)
    if (termId === null || seen.has(termId)) continue
    seen.add(termId)
    pieces.push({ text: text.slice(end, index), termId: null }, { text: found, termId })
    end = index + found.length
  }
  return [...pieces, { text: text.slice(end), termId: null }].filter((piece) => piece.text !== '')
}
