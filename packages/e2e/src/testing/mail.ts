import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { PATIENCE_MS } from './browser.ts'

const WRITE_MAILS = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'cli', 'writeMails.cli.ts')

/** The link to a screen in the newest mail to an address; waits for the mail, which is sent by a job. */
export async function linkMailedTo(email: string, screen: string, unlike = ''): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const link = (await mailsTo(email)).map((text) => linkIn(text, screen)).find((found) => found && found !== unlike)
    if (link) return link
    await new Promise((later) => setTimeout(later, 250))
  }
  throw new Error(`No mail to ${email} with a link to ${screen} came within ${PATIENCE_MS / 1000} s`)
}

/** Reads mails as an operator without a mail server would: `npm run mails` writes those in the database to files. */
async function mailsTo(email: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-mails-'))
  await promisify(execFile)(process.execPath, ['--import', 'tsx', WRITE_MAILS, folder], {
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  })
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  await rm(folder, { recursive: true })
  return texts.filter((text) => text.includes(`To: ${email}`)).map(decoded)
}

/** Mail text is quoted-printable: lines broken by `=`, and `=3D` for an equals sign. */
const decoded = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replaceAll('&amp;', '&')

const linkIn = (text: string, screen: string) => {
  const path = text.match(new RegExp(`https?://[^\\s"<>]+/${screen}\\?[^\\s"<>]+`))?.[0]
  return path && new URL(path).pathname + new URL(path).search
}
