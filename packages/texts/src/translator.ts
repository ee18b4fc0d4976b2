import { createInstance, type TFunction } from 'i18next'
import { NAMESPACE } from './catalogue.ts'
import { assessmentScreens } from './en/assessments/screens.ts'
import { registration } from './en/authentication/registration.ts'
import { verification } from './en/authentication/verification.ts'
import { publicTexts } from './en/public.ts'
import { serverTexts } from './en/server.ts'
import { signedIn } from './en/signedIn.ts'

/** Looks up a text of the catalogue by its key, with its parameters filled in and its plural chosen. */
export type Translate = TFunction

const ALL = {
  ...publicTexts,
  ...signedIn,
  ...serverTexts,
  assessments: { ...signedIn.assessments, ...assessmentScreens },
  registration,
  verification,
}

/** Translates with the whole catalogue in memory, for the server; the browser loads the catalogue in parts instead. */
export function createTranslator(): Translate {
  const texts = createInstance()
  texts.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { [NAMESPACE]: ALL } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return texts.t
}
