import { readStoredMails } from '../../testing/storedMails.ts'

/** Every kind of mail that the portal sends, as its header X-Portal-Mail says it. */
export const KINDS = [
  'validation',
  'invitation',
  'reset',
  'sign-in-elsewhere',
  'already-registered',
  'deactivated',
  'new-address',
  'address-change',
  'address-replaced',
  'provider-changed',
  'recovery-asked',
  'recovery-approved',
  'recovery-done',
  'recovery-refused',
  'access-restored',
  'audit-anchor',
  'duties-asked',
  'duties-reminder',
  'duties-week',
  'papers',
  'release-asked',
  'law-change',
] as const
export type Kind = (typeof KINDS)[number]

/** A mail as its reader gets it, in both formats. */
export type ReadMail = {
  readonly kind: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const PATIENCE_MS = 120_000
const POLL_MS = 2000

/** The mails in a language once each of these kinds has come; after a while, those that have come. */
export async function awaitMails(dataDir: string, language: string, kinds: readonly string[]): Promise<ReadMail[]> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const mails = (await readStoredMails(dataDir)).map(readMail).filter((mail) => mail.language === language)
    if (missingOf(mails, kinds).length === 0 || Date.now() > end) return mails
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
}

export const missingOf = (mails: readonly ReadMail[], kinds: readonly string[]): string[] =>
  kinds.filter((kind) => !mails.some((mail) => mail.kind === kind))

/** The shortest and the longest mail of each kind: of one duty and of several, with and without a warning. */
export const extremesOf = (mails: readonly ReadMail[]): ReadMail[] =>
  KINDS.flatMap((kind) => {
    const ofKind = mails.filter((mail) => mail.kind === kind).toSorted((a, b) => a.text.length - b.text.length)
    return [...new Set([...ofKind.slice(0, 1), ...ofKind.slice(-1)])]
  })

function readMail(raw: string): ReadMail {
  const html = partOf(raw, 'text/html')
  return {
    kind: /^X-Portal-Mail: (\S+)/m.exec(raw)?.[1] ?? '',
    language: /<html lang="(.*?)"/.exec(html)?.[1] ?? '',
    subject: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    text: partOf(raw, 'text/plain'),
    html,
  }
}

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
