import { loadTranslator } from '@portal/texts'

/** Words mails, reports, events and notifications in the language of whom they are for, see `language.ts`. */
export const translate = await loadTranslator()
