import type { Db } from '../db/connect.ts'
import type { Job } from '../jobs/runJobs.ts'
import { type Mailer, mailIdOf } from '../mail/mailer.ts'
import type { Settings } from '../startup/settings.ts'
import { translate as t } from '../text/translate.ts'
import { writeAnchor } from './anchors.ts'

type Anchoring = {
  db: Db
  mailer: Mailer
  settings: Pick<Settings, 'dataDir' | 'portalKey' | 'auditAnchorFile' | 'auditAnchorMail' | 'portalName'>
}

/** Anchors the heads of the audit log's hash chains in a file and, once a day, by mail if a recipient is configured. */
export async function mailAnchor({ db, mailer, settings }: Anchoring, job: Job): Promise<void> {
  const written = await writeAnchor(db, settings)
  const { auditAnchorMail, portalName } = settings
  if (!written?.isWhole || auditAnchorMail === undefined) return
  const letter = {
    subject: t('mails.auditAnchor.subject', { portal: portalName }),
    paragraphs: [t('mails.auditAnchor.lead'), written.line],
    notes: [t('mails.auditAnchor.note')],
  }
  await mailer.send({ to: auditAnchorMail, letter, mailId: mailIdOf(job) })
}
