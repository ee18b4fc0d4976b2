import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Db } from '../db/connect.ts'
import { storedMails } from '../db/schema.ts'
import { reasonOf } from '../http/databaseErrors.ts'
import type { Job } from '../jobs/runJobs.ts'
import { ServiceUnavailable } from '../jobs/serviceUnavailable.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { asHtml, asText, type Letter, type MailKind } from './letter.ts'

export type Mail = {
  to: string
  letter: Letter
  /** The local part of the Message-ID, the same for every retry. */
  mailId: string
}

export type Mailer = {
  /**
   * Hands a mail to the mail server, or stores it. Throws if that fails for the time being; a mail that the server
   * refuses for good is recorded instead, because it would be refused again.
   */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** A mail that the mail server refuses for good; `reply`: its codes, without its words, which repeat the address. */
export type RefusedMail = { to: string; kind: MailKind; reply: string }
type RecordRefusal = (refused: RefusedMail) => Promise<void>

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'portalName'>

/** Sends mails through SMTP_URL; without it, stores them in the database for thirty days. */
export const openMailer = (settings: MailSettings, db: Db, record: RecordRefusal): Mailer =>
  settings.smtpUrl === undefined ? storingMailer(settings, db) : smtpMailer(settings, settings.smtpUrl, record)

/** Shorter than the time that the portal waits for its jobs when it stops. */
const TIMEOUT_MS = 10_000

const smtpTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })

/** Throws if the mail server does not answer, or does not accept the name and password of its address. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = smtpTransport(url)
  try {
    await transport.verify()
  } catch (error) {
    throw new Error(`SMTP_URL: ${new URL(url).host}: ${(error as Error).message}`, { cause: error })
  } finally {
    transport.close()
  }
}

function smtpMailer(settings: MailSettings, url: string, record: RecordRefusal): Mailer {
  const transport = smtpTransport(url)
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(compose(mail, settings))
      } catch (error) {
        const reply = finalReply(error)
        if (reply === undefined) {
          throw new ServiceUnavailable('the mail server did not take a mail', { reason: reasonOf(error) })
        }
        await record({ to: mail.to, kind: mail.letter.kind, reply })
      }
    },
    close: () => transport.close(),
  }
}

/** The commands whose refusal concerns this recipient or this mail, and not the sender or the connection. */
const COMMANDS_OF_MAIL = ['RCPT TO', 'DATA']

/**
 * The codes of a reply that is final by RFC 5321, 4.2.1 (5yz), such as `550 5.1.1`. A server that does not relay for the
 * portal (530, or a security or policy status X.7 of RFC 3463) will do so once its operator has set it up: not final.
 */
function finalReply(error: unknown): string | undefined {
  const { command = '', response = '' } = error as SMTPConnection.SMTPError
  const [reply, code, status] = /^(5\d\d)(?:[ -](5\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? []
  const isOfSender = code === '530' || status?.startsWith('5.7.')
  return COMMANDS_OF_MAIL.includes(command) && !isOfSender ? reply : undefined
}

function storingMailer(settings: MailSettings, db: Db): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(compose(mail, settings))
      const row = { mailId: mail.mailId, receiver: mail.to, message: String(message) }
      await db.delete(storedMails).where(lt(storedMails.createdAt, sql`now() - interval '30 days'`))
      await db.insert(storedMails).values(row).onConflictDoUpdate({ target: storedMails.mailId, set: row })
    },
    close: () => transport.close(),
  }
}

function compose({ to, letter, mailId }: Mail, { mailFrom, portalName }: MailSettings): SendMailOptions {
  return {
    from: mailFrom,
    // Passed as one address, not as a list: an email entered by a user may contain a comma.
    to: { name: '', address: to },
    subject: letter.subject,
    text: asText(letter, portalName),
    html: asHtml(letter, portalName),
    messageId: `<${mailId}@${domainOf(mailFrom)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'X-Portal-Mail': letter.kind },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1).replace(/[>\s]/g, '')

/**
 * The local part of the Message-ID for a job's mail, the same for every retry. It begins with the time, so that stored
 * mails sort by it.
 */
export function mailIdOf({ id, queuedAt }: Job): string {
  const at = queuedAt.toISOString()
  const hash = createHash('sha256').update(`${id} ${at}`).digest('hex').slice(0, 24)
  return `${at.replace(/\D/g, '')}.${hash}`
}
