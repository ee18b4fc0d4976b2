import { resolve } from 'node:path'
import { writeMails } from '../mail/storedMails.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * `npm run mails -- <folder>`: writes the stored mails of a portal without a mail server as files; the portal may be
 * running.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('npm run mails -- <folder>')
  process.exitCode = 2
} else {
  const written = await withDatabase(({ db }) => writeMails(db, resolve(folder)))
  console.log(`${written} mails written to ${folder}`)
}
