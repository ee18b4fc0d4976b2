import { loadTranslator } from '@portal/texts'

/** Translates texts of mails, reports, events and notifications into the current language, see `language.ts`. */
export const translate = await loadTranslator()
