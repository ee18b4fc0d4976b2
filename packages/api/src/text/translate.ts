import { loadTranslator } from '@portal/texts'

/** Translates texts of mails, reports, events and notifications into the current language, see `language.ts`. */
export const translate = await loadTranslator()

/** A label and its value with the colon of the language. */
export const labelled = (label: string, value: string): string => translate('list.labelled', { label, value })
