import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Db } from '../db/connect.ts'
import { storedMails } from '../db/schema.ts'
import type { Job } from '../jobs/runJobs.ts'
import type { Settings } from '../startup/settings.ts'
import { asHtml, asText, type Letter } from './letter.ts'

export type Mail = {
  to: string
  letter: Letter
  /** The local part of the Message-ID, the same for every retry. */
  mailId: string
}

export type Mailer = {
  /** Hands a mail to the mail server, or stores it. Throws if that fails. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'portalName'>

/** Sends mails through SMTP_URL; without it, stores them in the database for thirty days. */
export const openMailer = (settings: MailSettings, db: Db): Mailer =>
  settings.smtpUrl === undefined ? storingMailer(settings, db) : smtpMailer(settings, settings.smtpUrl)

/** Shorter than the time that the portal waits for its jobs when it stops. */
const TIMEOUT_MS = 10_000

function smtpMailer(settings: MailSettings, url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(compose(mail, settings))
    },
    close: () => transport.close(),
  }
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
