import { mails } from './mails.ts'
import { messages } from './messages.ts'
import { record } from './record.ts'
import { report } from './report.ts'

/** The part of the English catalogue that the server renders; no browser loads it. */
export const serverTexts = { mails, messages, record, report } as const
