import { shiftText } from '@portal/texts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { assessmentDecisions, assessments, users } from '../../db/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import type { Settings } from '../../startup/settings.ts'
import { inLanguage } from '../../text/language.ts'
import { translate as t } from '../../text/translate.ts'
import { assessmentName } from '../core/record.ts'
import { changedForOwner, madeBy, reopened } from './reevaluate.repo.ts'

type MailRoom = { db: Db; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }
type Payload = Jobs['mailLawChange']

/** A longer list is read in the portal. */
const LISTED = 30

/**
 * Tells an owner which of their assessments have another result by a version of the law, or by all that a release of the
 * program made active: numbers and colours only.
 */
export async function mailOwners({ db, mailer, settings }: MailRoom, payload: Payload, job: Job): Promise<void> {
  const [user] = await db
    .select({ email: users.email, preferences: users.preferences })
    .from(users)
    .where(and(eq(users.userId, payload.userId), eq(users.status, 'ACTIVE')))
  const changes = firstToLast(await listChanges(db, payload))
  if (!user || changes.length === 0) return
  await inLanguage(user.preferences.language, () => {
    const letter = letterOn(changes, { ...settings, ...payload })
    return mailer.send({ to: user.email, letter, mailId: mailIdOf(job) })
  })
}

type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** An assessment that several laws of a release concern, from its first result to its last. */
function firstToLast(changes: readonly ChangeRow[]): ChangeRow[] {
  const byNumber = new Map<number, ChangeRow>()
  for (const change of changes) {
    const first = byNumber.get(change.number)
    byNumber.set(change.number, {
      ...change,
      ...(first && { before: first.before, again: first.again || change.again }),
    })
  }
  return [...byNumber.values()].filter(({ before, after, again }) => before !== after || again)
}

const listChanges = (db: Db, { userId, ...payload }: Payload) =>
  db
    .select({
      number: assessments.number,
      before: assessmentDecisions.before,
      after: assessmentDecisions.status,
      again: reopened,
    })
    .from(assessments)
    .innerJoin(
      assessmentDecisions,
      and(
        eq(assessmentDecisions.accountId, assessments.accountId),
        eq(assessmentDecisions.assessmentId, assessments.assessmentId),
        madeBy(payload),
      ),
    )
    .where(and(eq(assessments.ownerId, userId), isNull(assessments.deletedAt), changedForOwner))
    .orderBy(asc(assessments.number), asc(assessmentDecisions.decidedAt))

type Letters = MailRoom['settings'] & Pick<Payload, 'activationId' | 'releaseId'>

function letterOn(changes: readonly ChangeRow[], { portalName, publicUrl, activationId, releaseId }: Letters): Letter {
  const count = changes.length
  const listed = changes.slice(0, LISTED).map(({ number, before, after, again }) => {
    const shift = shiftText(t, { before: before ?? after, after })
    const words = { number: assessmentName(number), shift }
    return t(again ? 'mails.lawChange.again' : 'mails.lawChange.assessment', words)
  })
  return {
    subject: t('mails.lawChange.subject'),
    paragraphs: [
      t('mails.lawChange.lead', { count, portal: portalName }),
      ...listed,
      ...(count > LISTED ? [t('mails.lawChange.more', { count: count - LISTED })] : []),
    ],
    action: {
      label: t('mails.lawChange.action'),
      url: releaseId ? publicUrl : `${publicUrl}/law-changes/${activationId}`,
    },
    notes: [t('mails.lawChange.note')],
  }
}
