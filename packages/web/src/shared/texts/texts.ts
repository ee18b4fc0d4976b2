import {
  addFieldTexts,
  addLawWords,
  currentLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageFor,
  lawWordsIn,
  NAMESPACE,
  numbers,
  PARTS,
  type PartName,
  procedureStepsIn,
  readLanguageBy,
  withAllPlurals,
} from '@portal/texts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { getSession } from '../../api/session.ts'

/** The language in which this browser showed the portal last, for screens before anybody has signed in. */
const CHOSEN = 'abs-portal-language'

/** The parts that some screen has asked for: a change of the language loads them all in the new one. */
const loaded = new Set<PartName>()

/** The language chosen last, which differs from that of the screen while its texts are being loaded. */
let chosenLast: Language | undefined

/** Starts i18next in the user's language, else the one last chosen in this browser, else the browser's first supported one. */
export async function startTexts(): Promise<void> {
  const language = getSession().user?.preferences.language ?? languageBeforeSignIn()
  i18next
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      resources: {},
      interpolation: { escape: isolated, alwaysFormat: true },
      initAsync: false,
    })
  readLanguageBy(() => i18next.language as Language)
  if ('abs-portal-pseudo' in localStorage) (await import('./pseudoLanguage.ts')).startPseudoLanguage()
  showLanguage(language)
  await Promise.all([addTexts('public'), addWordsOfFields(language)])
}

/** Marks of direction (UAX 9), with which a name could turn around the text behind it. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** A value within a text that is read from right to left keeps its own direction; in others it sets none. */
const isolated = (value: string): string =>
  i18next.dir() === 'rtl' ? `\u2068${value}\u2069` : value.replace(DIRECTIONS, '')

function languageBeforeSignIn(): Language {
  const chosen = LANGUAGES.find((language) => language === localStorage.getItem(CHOSEN))
  return chosen ?? languageFor(navigator.languages) ?? DEFAULT_LANGUAGE
}

/**
 * Adds parts of the catalogue in the language of the screen, and in the next one when it changes. A screen that is
 * opened during a change, as the first one after signing in is, needs both: without the next one it would show keys.
 */
export async function addTexts(...parts: PartName[]): Promise<void> {
  for (const part of parts) loaded.add(part)
  const languages = new Set([currentLanguage(), chosenLast ?? currentLanguage()])
  await Promise.all([...languages].map((language) => addIn(language, parts)))
}

/** Shows the portal in another language once its texts are loaded; what somebody typed stays where it is. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(CHOSEN, language)
  chosenLast = language
  if (language === i18next.language) return
  await Promise.all([addIn(language, [...loaded]), addWordsOfFields(language)])
  if (chosenLast !== language) return
  await i18next.changeLanguage(language)
  showLanguage(language)
}

const CHOSEN_HERE = 'abs-portal-language-here'

/** The choice on a screen before sign-in. It also counts for whoever signs in next in this tab. */
export async function chooseLanguage(language: Language): Promise<void> {
  sessionStorage.setItem(CHOSEN_HERE, language)
  await changeLanguage(language)
}

/** The language chosen in this tab before the sign-in, once. */
export function takeChosenLanguage(): Language | undefined {
  const chosen = LANGUAGES.find((language) => language === sessionStorage.getItem(CHOSEN_HERE))
  sessionStorage.removeItem(CHOSEN_HERE)
  return chosen
}

/** For screen readers, hyphenation and fonts, and for the direction in which the page is read. */
function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = i18next.dir(language)
}

/** The parts of the screens that show duties and locks of the law. Their words come with them: some 75 kB, compressed. */
const WITH_LAW: readonly PartName[] = ['wholeForm', 'assessments', 'dashboard', 'informationHub', 'legalContent']

/** The parts of those that show procedures with their steps, some 65 kB, which a form does not. */
const WITH_STEPS: readonly PartName[] = ['assessments', 'informationHub', 'legalContent']

async function addIn(language: Language, parts: readonly PartName[]): Promise<void> {
  const [law, steps, ...texts] = await Promise.all([
    parts.some((part) => WITH_LAW.includes(part)) ? lawWordsIn(language) : undefined,
    parts.some((part) => WITH_STEPS.includes(part)) ? procedureStepsIn(language) : undefined,
    ...parts.map((part) => PARTS[part](language)),
  ])
  if (law) addLawWords(language, law)
  if (steps) addLawWords(language, steps)
  for (const part of texts) i18next.addResourceBundle(language, NAMESPACE, withAllPlurals(language, part), true)
}

/** Field errors are in English where no other language is loaded. */
async function addWordsOfFields(language: Language): Promise<void> {
  if (language !== DEFAULT_LANGUAGE) addFieldTexts(language, await PARTS.fields(language))
}
