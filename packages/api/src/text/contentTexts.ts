import { countryName, currentLanguage, DEFAULT_LANGUAGE, loadContentTexts } from '@portal/texts'

/** Translates a text of the questionnaire, the uses or the glossary into the current language. */
export const contentText = await loadContentTexts()

/** The fields of the content that people read; all others are keys for programs. */
const READ = new Set(['title', 'label', 'help', 'note', 'definition', 'governs', 'text', 'borderline'])

/** The content with all texts of such fields in the current language, at any depth. */
export function inCurrentLanguage<T>(content: T, isRead = false): T {
  if (currentLanguage() === DEFAULT_LANGUAGE) return content
  if (typeof content === 'string') return (isRead ? contentText(content) : content) as T
  if (Array.isArray(content)) return content.map((item) => inCurrentLanguage(item, isRead)) as T
  if (content === null || typeof content !== 'object') return content
  const entries = Object.entries(content).map(([key, value]) => [key, inCurrentLanguage(value, READ.has(key))])
  return Object.fromEntries(entries) as T
}

/** Names of countries by their code, in the current language. */
export const countryNames = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names].map(([iso2, name]) => [iso2, countryName(iso2, name)]))

/** Countries with the names by which texts are read: that in the current language, and the English one. */
export function namedCountries(codes: readonly string[], names: ReadonlyMap<string, string>) {
  const now = countryNames(names)
  return codes.map((iso2) => {
    const english = names.get(iso2) ?? iso2
    return { iso2, names: [now.get(iso2) ?? english, english] }
  })
}

/** Titles of uses by their id, in the current language. */
export const useTitles = (titles: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...titles].map(([id, title]) => [id, contentText(title)]))

/** Compares names by the rules of the current language. */
export const compareNames = (a: string, b: string): number => a.localeCompare(b, currentLanguage())
