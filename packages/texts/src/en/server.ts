import { mails } from './mails.ts'
import { messages } from './messages.ts'

/** The part of the English catalogue that the server renders; no browser loads it. */
export const serverTexts = { mails, messages } as const
