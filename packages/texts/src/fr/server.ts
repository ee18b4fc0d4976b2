import { comparisonFile } from './server/comparisonFile.ts'
import { importing } from './server/importing.ts'
import { mails } from './server/mails.ts'
import { messages } from './server/messages.ts'
import { newsItems } from './server/newsItems.ts'
import { packs } from './server/packs.ts'
import { passwords } from './server/passwords.ts'
import { record } from './server/record.ts'
import { refusals } from './server/refusals.ts'
import { replies } from './server/replies.ts'
import { report } from './server/report.ts'
import { errors } from './shared/errors.ts'

/** The part of the catalogue that the server renders; no browser loads it. */
export const serverTexts = {
  comparisonFile,
  errors,
  importing,
  mails,
  messages,
  newsItems,
  packs,
  passwords,
  record,
  refusals,
  replies,
  report,
}
