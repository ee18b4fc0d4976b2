import type { Facet, Found } from './useDocumentSearch.ts'

type Value = Found['facets'][Facet][number]
type InWords = (facet: Facet, value: string, label?: string) => string

/** What a facet offers, in words: years from the latest, all else from the most; what is chosen stays to be taken back. */
export function facetValues(facet: Facet, values: readonly Value[], chosen: readonly string[], inWords: InWords) {
  const gone = chosen
    .filter((value) => !values.some((one) => one.value === value))
    .map((value) => ({ value, label: value, count: 0 }))
  const named = [...values, ...gone].map((one) => ({ ...one, label: inWords(facet, one.value, one.label) }))
  if (facet === 'year') return named.toSorted((a, b) => yearOf(b) - yearOf(a))
  return named.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
}

const yearOf = ({ value }: Value) => Number(value) || 0
