import { createTranslator } from '@portal/texts'

/** The texts of the server: mails, reports, events and notifications. */
export const translate = createTranslator()
