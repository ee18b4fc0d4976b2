import { loadTranslator } from './translator.ts'

/** For programs that word things in every language: translates texts of mails, reports, events and notifications into the current language. */
export const translate = await loadTranslator()

/** A label and its value with the colon of the language. */
export const labelled = (label: string, value: string): string => translate('list.labelled', { label, value })
