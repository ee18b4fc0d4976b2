import { createInstance } from 'i18next'
import { fields } from './en/shared/fields.ts'
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { numbers, withAllPlurals } from './numbers.ts'
import type { Translation } from './translation.ts'

const NAMESPACE = 'translation'

const texts = createInstance().use(numbers)
texts.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: { en: { [NAMESPACE]: { fields } } },
  interpolation: { escapeValue: false, alwaysFormat: true },
  initAsync: false,
})

type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string]
type Plural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

/** Every text about a field, by its key in the catalogue. */
export type FieldTextKey = `fields.${Plural<Keys<typeof fields>>}`

/** Adds the texts about fields in a language; those in English are always there. */
export const addFieldTexts = (language: Language, translated: Translation<typeof fields>): void => {
  texts.addResourceBundle(language, NAMESPACE, { fields: withAllPlurals(language, translated) })
}

/**
 * Words what is wrong with a field, in the current language. Forms and server check the same schemas, so this part of the
 * catalogue is read by both.
 */
export const fieldText = (key: FieldTextKey, params: { [name: string]: string | number } = {}): string =>
  String(texts.t(key as never, { ...params, lng: currentLanguage() } as never))

/** Tells whether the catalogue has this text, for keys that come from a schema. */
export const hasFieldText = (key: string): key is FieldTextKey => texts.exists(key)
