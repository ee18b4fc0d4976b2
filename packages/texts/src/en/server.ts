import { mails } from './server/mails.ts'
import { messages } from './server/messages.ts'
import { passwords } from './server/passwords.ts'
import { record } from './server/record.ts'
import { report } from './server/report.ts'

/** The part of the English catalogue that the server renders; no browser loads it. */
export const serverTexts = { mails, messages, passwords, record, report } as const
