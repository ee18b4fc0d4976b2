import { createInstance, type TFunction } from 'i18next'
import { NAMESPACE } from './catalogue.ts'
import { publicTexts } from './en/public.ts'
import { registration } from './en/registration.ts'
import { serverTexts } from './en/server.ts'
import { signedIn } from './en/signedIn.ts'
import { verification } from './en/verification.ts'

/** Looks up a text of the catalogue by its key, with its parameters filled in and its plural chosen. */
export type Translate = TFunction

/** Translates with the whole catalogue in memory, for the server; the browser loads the catalogue in parts instead. */
export function createTranslator(): Translate {
  const texts = createInstance()
  texts.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { [NAMESPACE]: { ...publicTexts, ...signedIn, ...serverTexts, registration, verification } } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return texts.t
}
