import { resolve } from 'node:path'
import { writeMails } from '../mail/storedMails.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

const USAGE = 'npm run mails -- <folder>'

/**
 * `npm run mails -- <folder>`: writes the stored mails of a portal without a mail server as files; the portal may be
 * running.
 */
await runCommand(async ([folder]) => {
  if (folder === undefined) {
    console.error(USAGE)
    return 2
  }
  const written = await withDatabase(({ db }) => writeMails(db, resolve(folder)))
  console.log(`${written} mails written to ${folder}`)
  return 0
})
