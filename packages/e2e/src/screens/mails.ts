import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { readStoredMails } from '../testing/storedMails.ts'

/** A mail as its reader gets it, in both formats; `kind` is its subject as the name of a file. */
export type ReadMail = { readonly kind: string; readonly text: string; readonly html: string }

const PATIENCE_MS = 30_000
const POLL_MS = 1000

/**
 * Causes the mails about access to the portal and about duties in the ways that people do, as the administrator signed
 * in on the page. The demo itself causes the one about a changed law.
 */
export async function causeMails(page: Page, password: string): Promise<void> {
  const call = callerOn(page, await page.evaluate(() => sessionStorage.getItem('abs-portal.token')))
  await remindOwners(call)
  await recoverFactors(page, call, password)
  const registration = (email: string) => ({
    email,
    password: 'thistle-Harbour!!2027',
    firstName: 'Lena',
    lastName: 'Hoffmann',
    accountType: 'COM',
    role: 0,
    accountId: Date.now(),
  })
  // Another run on the same portal must not meet the addresses of this one.
  const run = Date.now()
  const person = { firstName: 'Tomas', lastName: 'Novak', role: 'DPT_USER' }
  await call('POST', '/users', { ...person, email: `tomas.novak-${run}@demo.example` })
  await call('POST', '/authentication/register', registration(`lena.hoffmann-${run}@institute.example`))
  await call('POST', '/authentication/register', registration('dpt-user@demo.example'))
  await call('POST', '/authentication/reset-password', { email: 'dpt-power-user@demo.example', oldPassword: '' })
  await call('POST', '/authentication/reset-password', {
    email: 'dpt-legal-user@demo.example',
    oldPassword: 'not-this',
  })
  await call('POST', '/authentication/confirm', { password })
  await call('PUT', '/users/me', { email: `mei.tanaka-${run}@demo.example` })
  await deactivate(call, 'guest-user@demo.example')
  await call('POST', '/authentication/reset-password', { email: 'guest-user@demo.example', oldPassword: '' })
}

/** Reminds the owners of duties: one of them of a single duty, the others of several. */
async function remindOwners(call: Call): Promise<void> {
  const { rows } = (await call('POST', '/duties/search', { view: 'open', size: 40 })) as { rows: OpenDuty[] }
  const [first] = rows
  const others = rows.filter(({ owner }) => owner?.userId !== first?.owner?.userId)
  await call('POST', '/duties/reminders', { dutyIds: [first, ...others].flatMap((duty) => duty?.dutyId ?? []) })
}

type OpenDuty = { dutyId: string; owner: { userId: string } | null }

/** Whose second factor is lost: its removal is first refused, then approved by two administrators. */
const FORGETFUL = 'dpt-power-user@demo.example'

async function recoverFactors(page: Page, call: Call, password: string): Promise<void> {
  const forgetful = await signedIn(page, FORGETFUL, password)
  await forgetful('POST', '/authentication/confirm', { password })
  await forgetful('POST', '/tokens', { name: 'Nightly export', scopes: ['read:hub'], days: 30 })
  const { secret } = (await forgetful('POST', '/authentication/factors/code-app')) as { secret: string }
  await forgetful('POST', '/authentication/factors/code-app/confirm', { code: generateSync({ secret }) })
  const operator = await signedIn(page, 'super-admin@demo.example', password)
  await operator('POST', '/authentication/confirm', { password })
  await call('POST', '/authentication/confirm', { password })
  const ask = async () => {
    await call('POST', '/authentication/recovery', { email: FORGETFUL, password })
    const { rows } = (await call('GET', '/authentication/recovery-requests')) as { rows: { recoveryId: string }[] }
    return `/authentication/recovery-requests/${rows[0]?.recoveryId}`
  }
  await call('DELETE', await ask())
  const request = await ask()
  await call('POST', `${request}/approve`)
  await operator('POST', `${request}/approve`)
}

/** Calls as another user of the demo. */
async function signedIn(page: Page, email: string, password: string): Promise<Call> {
  const answer = (await callerOn(page, null)('POST', '/authentication/login', { email, password })) as {
    accessToken: string
  }
  return callerOn(page, answer.accessToken)
}

type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

const callerOn =
  (page: Page, token: string | null): Call =>
  async (method, path, data) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }

/** Deactivates a user, unless an earlier run did: only active users are listed. */
async function deactivate(call: Call, email: string): Promise<void> {
  const { rows } = (await call('POST', '/users/list', { q: email })) as { rows: { userId: string }[] }
  const [user] = rows
  if (user) await call('PUT', `/users/${user.userId}`, { status: 'DEACTIVATED' })
}

/** One mail of each kind that the portal has sent, once no further kind has come for a while. */
export async function readMails(dataDir: string): Promise<ReadMail[]> {
  const end = Date.now() + PATIENCE_MS
  let mails = kindsOf(await readStoredMails(dataDir))
  while (Date.now() < end) {
    await new Promise((later) => setTimeout(later, POLL_MS))
    const now = kindsOf(await readStoredMails(dataDir))
    if (now.length > 0 && now.length === mails.length) return now
    mails = now
  }
  return mails
}

/** Mails that differ only in a number or an address are of one kind. */
function kindsOf(raw: readonly string[]): ReadMail[] {
  const mails = raw.map(readMail)
  return [...new Map(mails.map((mail) => [`${mail.kind} ${mail.text.length > 600}`, mail])).values()]
}

function readMail(raw: string): ReadMail {
  const html = partOf(raw, 'text/html')
  const subject = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
  return { kind: fileNameOf(subject), text: partOf(raw, 'text/plain'), html }
}

const fileNameOf = (subject: string): string =>
  subject
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** The decoded part of a mail with this type. */
function partOf(raw: string, type: string): string {
  const part = raw.split(`Content-Type: ${type}`)[1] ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n').split('\r\n----')[0] ?? ''
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  return /quoted-printable/i.test(head) ? fromQuotedPrintable(text) : text
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
