import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts'

/**
 * Texts of the questionnaire, the uses and the glossary, each by the English one that lies with the law. What is changed
 * there is shown in English until it is translated anew, never in a translation of something else.
 */
export type ContentTexts = { readonly [english: string]: string }

/** Words a text of the content in the current language; one without a translation stays English. */
export type TranslateContent = (text: string) => string

/** Loads the translations of the content, for the server. */
export async function loadContentTexts(): Promise<TranslateContent> {
  const byLanguage = new Map<string, ReadonlyMap<string, string>>()
  for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    byLanguage.set(language, new Map(Object.entries(await contentTextsIn(language))))
  }
  return (text) => byLanguage.get(currentLanguage())?.get(text) ?? text
}

/** All texts of the content in a language. */
export async function contentTextsIn(language: string): Promise<ContentTexts> {
  const { questionnaire }: { questionnaire: ContentTexts } = await import(`./${language}/content/questionnaire.ts`)
  const { exceptionsAndPapers }: { exceptionsAndPapers: ContentTexts } = await import(
    `./${language}/content/exceptionsAndPapers.ts`
  )
  const { uses }: { uses: ContentTexts } = await import(`./${language}/content/uses.ts`)
  const { glossary }: { glossary: ContentTexts } = await import(`./${language}/content/glossary.ts`)
  return { ...questionnaire, ...exceptionsAndPapers, ...uses, ...glossary }
}
