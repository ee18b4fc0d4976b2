import { inject } from 'vitest'
import { PATIENCE_MS } from './browser.ts'
import { readStoredMails } from './storedMails.ts'

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

async function mailsTo(email: string): Promise<string[]> {
  const texts = await readStoredMails(inject('dataDir'))
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
