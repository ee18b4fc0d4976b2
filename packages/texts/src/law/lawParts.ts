/** A part of a sentence; `isLaw`: words of the law, which stay English in every language. */
export type LawPart = { readonly text: string; readonly isLaw: boolean }

/** Splits a translated sentence at the words of the law in it. */
export function lawPartsOf(sentence: string, law: readonly (string | null | undefined)[]): LawPart[] {
  const words = law.flatMap((word) => word || []).toSorted((one, other) => other.length - one.length)
  if (words.length === 0) return [{ text: sentence, isLaw: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  return sentence
    .split(pattern)
    .map((text, index) => ({ text, isLaw: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
