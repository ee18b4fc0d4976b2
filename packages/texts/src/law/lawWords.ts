import type { ContentTexts } from '../content.ts'
import { currentLanguage, type Language } from '../languages.ts'

/** A part of a sentence; `isLaw`: words of the law that stay English in every language. */
export type LawPart = { readonly text: string; readonly isLaw: boolean }

const added = new Map<Language, ReadonlyMap<string, string>>()

/** Adds duties, due dates and locks of the law, or steps of procedures, in a language. */
export const addLawWords = (language: Language, words: ContentTexts): void => {
  added.set(language, new Map([...(added.get(language) ?? []), ...Object.entries(words)]))
}

/** English words of the law in the current language, or as they are where nobody has translated them. */
export function lawWords(english: string): LawPart {
  const text = added.get(currentLanguage())?.get(english)
  return text === undefined ? { text: english, isLaw: true } : { text, isLaw: false }
}
