import { type LawPart, lawWords } from './lawWords.ts'

/** Splits a translated sentence at the English words of the law in it, which are translated where that is possible. */
export function lawPartsOf(sentence: string, law: readonly (string | null | undefined)[]): LawPart[] {
  const words = law.flatMap((word) => word || []).toSorted((one, other) => other.length - one.length)
  if (words.length === 0) return [{ text: sentence, isLaw: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  return sentence
    .split(pattern)
    .map((text, index) => (index % 2 === 1 ? lawWords(text) : { text, isLaw: false }))
    .filter(({ text }) => text !== '')
}
