import type { Language } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { and, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Job } from '../jobs/runJobs.ts'
import type { Letter } from '../mail/letter.ts'
import { type Mailer, mailIdOf } from '../mail/mailer.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { inLanguage } from '../text/language.ts'
import type { Anchors } from './openAnchors.ts'

type Anchoring = {
  db: Db
  anchors: Anchors
  mailer: Mailer
  settings: Pick<Settings, 'auditAnchorMail' | 'portalName'>
}

/** Anchors the heads of the audit log's hash chains in a file and, once a day, by mail if a recipient is configured. */
export async function mailAnchor({ db, anchors, mailer, settings }: Anchoring, job: Job): Promise<void> {
  const written = await anchors.write()
  const { auditAnchorMail: to, portalName } = settings
  if (!written?.isFirstOfDay || to === undefined) return
  await inLanguage(await languageOf(db, to), () =>
    mailer.send({ to, letter: letterWith(written.line, portalName), mailId: mailIdOf(job) }),
  )
}

const letterWith = (line: string, portal: string): Letter => ({
  kind: 'audit-anchor',
  subject: t('mails.auditAnchor.subject', { portal }),
  paragraphs: [t('mails.auditAnchor.lead'), line],
  notes: [t('mails.auditAnchor.note')],
})

/** The language of the user with this address, if the recipient is a user of the portal. */
async function languageOf(db: Db, email: string): Promise<Language | undefined> {
  const [user] = await db
    .select({ preferences: users.preferences })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, ne(users.status, 'CREATED')))
  return user?.preferences.language
}
