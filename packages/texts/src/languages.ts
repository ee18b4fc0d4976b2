/** The languages that the portal is offered in, each a folder beside this file; English is the source and the fallback. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** The portal writes British English: `12 October 2014`, `a, b or c`. */
const LOCALES: { readonly [language: string]: string } = { en: 'en-GB' }

/** The locale by which `Intl` writes days, lists and numbers of a language and sorts its words. */
export const localeOf = (language: string): string => LOCALES[language] ?? language

/** The first of the language ranges (RFC 4647, such as `fr-CA`) of which there is a language; ranges by preference. */
export function languageFor(ranges: readonly string[]): Language | undefined {
  for (const range of ranges) {
    const primary = range.trim().split('-')[0]?.toLowerCase()
    const language = LANGUAGES.find((one) => one === primary)
    if (language) return language
  }
  return undefined
}

/** A language by its own name, as in a choice of languages: `English`, `Français`. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

let read: () => Language = () => DEFAULT_LANGUAGE

/** Sets where the current language comes from: the request on the server, the screen in the browser. */
export const readLanguageBy = (reader: () => Language): void => {
  read = reader
}

/** The language in which something is worded now. */
export const currentLanguage = (): Language => read()

/** Languages that `Intl.DisplayNames` does not know. */
const RARE: { readonly [code: string]: string } = { dz: 'Dzongkha' }

/** The name of a language by its code, in the current language; an invalid code is returned unchanged. */
export function languageName(code: string): string {
  try {
    return RARE[code] ?? new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

const regionNames = new Map<string, Intl.DisplayNames>()

/** Areas that `Intl` has no name for, in the words of the BBNJ Agreement. */
const AREAS: { readonly [language in Language]: { readonly [code: string]: string } } = {
  en: { XZ: 'Areas beyond national jurisdiction' },
  fr: { XZ: 'Zones ne relevant pas de la juridiction nationale' },
  es: { XZ: 'Zonas situadas fuera de la jurisdicción nacional' },
  pt: { XZ: 'Áreas além da jurisdição nacional' },
}

/** A country or area in the current language by its code. */
export const countryName = (iso2: string, english: string): string =>
  currentLanguage() === DEFAULT_LANGUAGE ? english : (nameOfArea(iso2) ?? english)

/** The same by its code alone: a country of the map. */
export const mapCountryName = (code: string): string => nameOfArea(code) ?? code

function nameOfArea(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  const language = currentLanguage()
  const names = regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  regionNames.set(language, names)
  return AREAS[language][code] ?? names.of(code)
}
