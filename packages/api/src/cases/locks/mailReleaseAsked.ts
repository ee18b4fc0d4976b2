import { assessmentNumber, lockLabel, screenPaths } from '@portal/contract'
import { currentLanguage, DEFAULT_LANGUAGE, lawWords } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { and, eq } from 'drizzle-orm'
import type { LawStore } from '../../content/index.ts'
import { caseFacts } from '../../db/caseFacts.ts'
import type { Db } from '../../db/connect.ts'
import { namesInMessage, withNames } from '../../db/messages.ts'
import { assessments, notifications, users } from '../../db/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { caseName } from '../../text/caseName.ts'
import { inLanguage } from '../../text/language.ts'
import { type LockRow, listLocks } from '../core/assessments.repo.ts'

type MailRoom = { db: Db; law: LawStore; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }

/**
 * Mails a user who may open the locks of an assessment that their release is asked for. None is sent once these locks
 * are open, or for a user who may not sign in any more.
 */
export async function mailReleaseAsked(
  { db, law, mailer, settings }: MailRoom,
  { notificationId }: Jobs['mailReleaseAsked'],
  job: Job,
): Promise<void> {
  const request = await findRequest(db, notificationId)
  if (!request) return
  const locks = (await listLocks(db, request)).filter(({ closed, type }) => closed && request.types.includes(type))
  if (locks.length === 0) return
  const { names } = await law.contextFor(db, undefined)
  await inLanguage(request.preferences.language, () => {
    const letter = letterOn(request, locks, { ...settings, case: caseName(request, names) })
    return mailer.send({ to: request.email, letter, mailId: mailIdOf(job) })
  })
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** The request of a notification, with its reader and the case. */
async function findRequest(db: Db, notificationId: string) {
  const [row] = await db
    .select({
      ...caseFacts,
      accountId: assessments.accountId,
      assessmentId: assessments.assessmentId,
      message: notifications.message,
      names: namesInMessage(notifications.message),
      email: users.email,
      preferences: users.preferences,
    })
    .from(notifications)
    .innerJoin(users, and(eq(users.userId, notifications.userId), eq(users.status, 'ACTIVE')))
    .innerJoin(assessments, eq(assessments.assessmentId, notifications.assessmentId))
    .where(eq(notifications.notificationId, notificationId))
  if (!row) return undefined
  const message = withNames(row.message, row.names)
  if (message.code !== 'releaseAsked') return undefined
  const { by, text, types } = message.params
  return { ...row, by, text, types }
}

type LetterSettings = MailRoom['settings'] & { case: string }

function letterOn(
  { by, text, number, assessmentId }: Request,
  locks: readonly LockRow[],
  { portalName: portal, publicUrl, case: name }: LetterSettings,
): Letter {
  const lines = locks.map((lock) => ({
    label: t(`assessments.locks.type.${lock.type}`),
    ...(lock.origin === 'decision' ? lawWords(lockLabel(lock)) : { text: lockLabel(lock), isLaw: false }),
  }))
  const count = locks.length
  return {
    kind: 'release-asked',
    subject: t('mails.releaseAsked.subject', { case: name, by }),
    paragraphs: [
      t('mails.releaseAsked.lead', { count, by, portal }),
      ...(text ? [t('mails.releaseAsked.message', { text })] : []),
      { name, number: assessmentNumber(number), lines },
    ],
    action: { label: t('mails.releaseAsked.action'), url: publicUrl + screenPaths.assessment(assessmentId) },
    notes: [
      ...(currentLanguage() === DEFAULT_LANGUAGE ? [] : [t('report.lawInEnglish')]),
      t('mails.releaseAsked.note'),
    ],
  }
}
