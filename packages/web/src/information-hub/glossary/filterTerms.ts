import { GLOSSARY_CATEGORIES, type GlossaryTerm, plain } from '@portal/contract'
import { currentLanguage } from '@portal/texts'

type TermCategory = GlossaryTerm['category']
export type TermFilter = {
  readonly q: string
  readonly category: TermCategory | null
  /** Id of the term in the fragment of the address; it is shown whatever the filter says. */
  readonly target: string
}

/** Abbreviations such as PIC are looked for in any language. */
const matches = ({ title, titleInLaw = '', text }: GlossaryTerm, q: string) =>
  plain(`${title} ${titleInLaw} ${text}`).includes(plain(q.trim()))

export const filterTerms = (terms: readonly GlossaryTerm[], { q, category, target }: TermFilter): GlossaryTerm[] =>
  terms
    .filter((term) => term.id === target || (matches(term, q) && (category ?? term.category) === term.category))
    .toSorted((a, b) => a.title.localeCompare(b.title, currentLanguage()))

/** Counts the terms of each category that match the search. */
export const countTerms = (terms: readonly GlossaryTerm[], q: string): readonly [TermCategory, number][] =>
  GLOSSARY_CATEGORIES.map((category) => [
    category,
    terms.filter((term) => term.category === category && matches(term, q)).length,
  ])

/** Groups terms by first letter, in the given order. */
export function byLetter(terms: readonly GlossaryTerm[]): readonly [string, readonly GlossaryTerm[]][] {
  const letters = new Map<string, GlossaryTerm[]>()
  for (const term of terms) {
    const letter = plain(term.title).charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), term])
  }
  return [...letters]
}
