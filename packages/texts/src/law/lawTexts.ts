import type { ContentTexts } from '../content.ts'
import { DEFAULT_LANGUAGE } from '../languages.ts'

/** The steps of procedures in a language; English has none, because they lie with the law. */
export async function procedureStepsIn(language: string): Promise<ContentTexts> {
  return language === DEFAULT_LANGUAGE ? {} : (await translatedLaw()).stepsIn(language)
}

/** The duties, due dates and locks of the law in a language; English has none, because they lie with the law. */
export async function lawWordsIn(language: string): Promise<ContentTexts> {
  return language === DEFAULT_LANGUAGE ? {} : (await translatedLaw()).wordsIn(language)
}

/** A chunk of its own: the names of its files would make the first screen larger. */
const translatedLaw = () => import('./translatedLaw.ts')
