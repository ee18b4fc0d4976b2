import { currentLanguage } from '@portal/texts'

/** Languages that `Intl.DisplayNames` does not know. */
const RARE: Readonly<Record<string, string>> = { dz: 'Dzongkha' }

/** The name of a language by its code, in the language of the screen; an invalid code is returned unchanged. */
export const languageName = (code: string): string => RARE[code] ?? displayName(code, 'language')

/** The name of a language or region by its code; an invalid code is returned unchanged. */
export function displayName(code: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames(currentLanguage(), { type }).of(code) ?? code
  } catch {
    return code
  }
}
