import { importFile } from './server/importing.ts'
import { lawFile } from './server/lawFile.ts'
import { letters } from './server/letters.ts'
import { mails } from './server/mails.ts'
import { messages, newsItems } from './server/messages.ts'
import { record } from './server/record.ts'
import { passwords, refusals } from './server/refusals.ts'
import { replies } from './server/replies.ts'
import { comparisonFile, packFiles, report } from './server/report.ts'
import { transferFiles } from './server/transfers.ts'
import { errors } from './shared/errors.ts'

/** The part of the English catalogue that the server renders; no browser loads it. */
export const serverTexts = {
  comparisonFile,
  errors,
  importing: importFile,
  lawFile,
  letters,
  mails,
  messages,
  newsItems,
  packs: packFiles,
  passwords,
  record,
  refusals,
  replies,
  report,
  transfers: transferFiles,
} as const
