import { createInstance, type TFunction } from 'i18next'
import { NAMESPACE } from './catalogue.ts'
import { addFieldTexts } from './fieldTexts.ts'
import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts'
import { lawWordsIn, procedureStepsIn } from './law/lawTexts.ts'
import { addLawWords } from './law/lawWords.ts'
import { numbers, withAllPlurals } from './numbers.ts'
import { PARTS, type PartName } from './parts.ts'

/** Looks up a text of the catalogue by its key, with its parameters filled in and its plural chosen. */
export type Translate = TFunction

/** The parts from which the server words something beside the one that is only its own. */
const SHARED: readonly PartName[] = [
  'public',
  'signedIn',
  'informationHub',
  'assessments',
  'legalContent',
  'registration',
  'verification',
]

/**
 * Translates texts into the current language, from the catalogue in every language: for the server. The browser loads
 * the catalogue in parts and in one language instead.
 */
export const translate = await loadTranslator()

/** A label and its value with the colon of the language. */
export const labelled = (label: string, value: string): string => translate('list.labelled', { label, value })

async function loadTranslator(): Promise<Translate> {
  const texts = createInstance().use(numbers)
  const lng = DEFAULT_LANGUAGE
  await texts.init({ lng, fallbackLng: lng, resources: {}, interpolation: { escapeValue: false, alwaysFormat: true } })
  for (const language of LANGUAGES) {
    const { serverTexts }: typeof import('./en/server.ts') = await import(`./${language}/server.ts`)
    const parts = [serverTexts, ...(await Promise.all(SHARED.map((part) => PARTS[part](language))))]
    for (const part of parts) texts.addResourceBundle(language, NAMESPACE, withAllPlurals(language, part), true)
    addFieldTexts(language, await PARTS.fields(language))
    addLawWords(language, await lawWordsIn(language))
    addLawWords(language, await procedureStepsIn(language))
  }
  const translate = (key: string, options?: object) => texts.t(key as never, { lng: currentLanguage(), ...options })
  return translate as unknown as Translate
}
