import { NAMESPACE } from '@portal/texts'
import { publicTexts } from '@portal/texts/en/public'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Starts i18next synchronously with the texts of the public screens, which are part of the entry. */
export function startTexts() {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { [NAMESPACE]: publicTexts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

/** Adds the texts of the screens that need a session. */
export async function addSignedInTexts() {
  add((await import('@portal/texts/en/signedIn')).signedIn)
}

/** Adds the texts of the screens of assessments. */
export async function addAssessmentTexts() {
  const [{ assessmentScreens }, { errors }] = await Promise.all([
    import('@portal/texts/en/assessments/screens'),
    import('@portal/texts/en/shared/errors'),
  ])
  add({ assessments: assessmentScreens, errors })
}

/** Adds the texts of the public screens that few people see. */
export async function addRegistrationTexts() {
  add({ registration: (await import('@portal/texts/en/authentication/registration')).registration })
}

/** Adds the texts of the screen that checks reports. */
export async function addVerificationTexts() {
  add({ verification: (await import('@portal/texts/en/authentication/verification')).verification })
}

/** Adds the texts of the guide. */
export async function addHelpTexts() {
  add({ help: (await import('@portal/texts/en/help/help')).help })
}

const add = (texts: object) => i18next.addResourceBundle('en', NAMESPACE, texts, true)
