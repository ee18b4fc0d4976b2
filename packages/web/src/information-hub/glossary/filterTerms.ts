import { GLOSSARY_CATEGORIES, type GlossaryTerm, plain } from '@portal/contract'

export type TermCategory = GlossaryTerm['category']
export type TermFilter = {
  readonly q: string
  readonly category: TermCategory | null
  /** What a link leads to is shown in any case. */
  readonly target: string
}

const matches = ({ title, text }: GlossaryTerm, q: string) => plain(`${title} ${text}`).includes(plain(q.trim()))

export const filterTerms = (terms: readonly GlossaryTerm[], { q, category, target }: TermFilter): GlossaryTerm[] =>
  terms
    .filter((term) => term.id === target || (matches(term, q) && (category ?? term.category) === term.category))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

/** How many terms of each category answer the search. */
export const countTerms = (terms: readonly GlossaryTerm[], q: string): readonly [TermCategory, number][] =>
  GLOSSARY_CATEGORIES.map((category) => [
    category,
    terms.filter((term) => term.category === category && matches(term, q)).length,
  ])

/** Terms under the first letters of their titles, in the order they come. */
export function byLetter(terms: readonly GlossaryTerm[]): readonly [string, readonly GlossaryTerm[]][] {
  const letters = new Map<string, GlossaryTerm[]>()
  for (const term of terms) {
    const letter = plain(term.title).charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), term])
  }
  return [...letters]
}
