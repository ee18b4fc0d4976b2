import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en/index.ts'
import type { registration } from './en/registration.ts'
import type { signedIn } from './en/signedIn.ts'
import type { verification } from './en/verification.ts'

const NAMESPACE = 'translation'

/** Makes the catalogue ready; the public screens' part ships with the app, so there is nothing to wait for. */
export function startTexts() {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { [NAMESPACE]: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

/** Adds the texts of the screens that need a session. */
export async function addSignedInTexts() {
  add((await import('./en/signedIn.ts')).signedIn)
}

/** Adds the texts of the public screens that few people see. */
export async function addRegistrationTexts() {
  add({ registration: (await import('./en/registration.ts')).registration })
}

/** Adds the texts of the screen that checks reports. */
export async function addVerificationTexts() {
  add({ verification: (await import('./en/verification.ts')).verification })
}

const add = (texts: object) => i18next.addResourceBundle('en', NAMESPACE, texts, true)

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en &
        typeof signedIn & { registration: typeof registration; verification: typeof verification }
    }
  }
}
