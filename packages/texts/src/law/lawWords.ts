import type { ContentTexts } from '../content.ts'
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '../languages.ts'

/** A part of a sentence; `isLaw`: words of the law that stay English in every language. */
export type LawPart = { readonly text: string; readonly isLaw: boolean }

const added = new Map<Language, ReadonlyMap<string, string>>()

/** Adds the duties, due dates and locks of the law in a language: with the screens that show them, or on the server. */
export async function addLawWords(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE || added.has(language)) return
  added.set(language, new Map(Object.entries(await lawWordsIn(language))))
}

/** All translated words of the law in a language. */
export async function lawWordsIn(language: Language): Promise<ContentTexts> {
  const [{ duties }, { dueDates }, { locks }]: [
    { duties: ContentTexts },
    { dueDates: ContentTexts },
    { locks: ContentTexts },
  ] = await Promise.all([
    import(`../${language}/content/law/duties.ts`),
    import(`../${language}/content/law/dueDates.ts`),
    import(`../${language}/content/law/locks.ts`),
  ])
  return { ...duties, ...dueDates, ...locks }
}

/** English words of the law in the current language, or as they are where nobody has translated them. */
export function lawWords(english: string): LawPart {
  const text = added.get(currentLanguage())?.get(english)
  return text === undefined ? { text: english, isLaw: true } : { text, isLaw: false }
}
