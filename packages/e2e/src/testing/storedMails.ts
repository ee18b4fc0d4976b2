import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const COMMAND = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'command.mjs')

/**
 * The mails of a portal without a mail server as they would have been sent, oldest first. They are read as its operator
 * would: `npm run mails` writes those in the database to files.
 */
export async function readStoredMails(dataDir: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-mails-'))
  await promisify(execFile)(process.execPath, [COMMAND, 'writeMails', folder], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const names = await readdir(folder)
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  await rm(folder, { recursive: true })
  return mails
}
