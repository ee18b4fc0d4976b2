import { shiftText } from '@portal/texts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { assessmentDecisions, assessments, users } from '../../db/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import type { Settings } from '../../startup/settings.ts'
import { translate } from '../../text/translate.ts'
import { assessmentName } from '../core/record.ts'
import { changedColour } from './reevaluate.repo.ts'

type MailRoom = { db: Db; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }
type Payload = Jobs['mailLawChange']

/** A longer list is read in the portal. */
const LISTED = 30

/** Tells an owner which of their assessments have another result by a version of the law: numbers and colours only. */
export async function mailOwners({ db, mailer, settings }: MailRoom, payload: Payload, job: Job): Promise<void> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.userId, payload.userId), eq(users.status, 'ACTIVE')))
  const changes = await listChanges(db, payload)
  if (!user || changes.length === 0) return
  const letter = letterOn(changes, { ...settings, activationId: payload.activationId })
  await mailer.send({ to: user.email, letter, mailId: mailIdOf(job) })
}

type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

const listChanges = (db: Db, { userId, activationId }: Payload) =>
  db
    .select({
      number: assessments.number,
      before: assessmentDecisions.before,
      after: assessmentDecisions.status,
    })
    .from(assessments)
    .innerJoin(
      assessmentDecisions,
      and(
        eq(assessmentDecisions.accountId, assessments.accountId),
        eq(assessmentDecisions.assessmentId, assessments.assessmentId),
        eq(assessmentDecisions.activationId, activationId),
      ),
    )
    .where(and(eq(assessments.ownerId, userId), isNull(assessments.deletedAt), changedColour))
    .orderBy(asc(assessments.number))

type Letters = MailRoom['settings'] & { activationId: string }

function letterOn(changes: readonly ChangeRow[], { portalName, publicUrl, activationId }: Letters): Letter {
  const many = changes.length === 1 ? 'One of your assessments has' : `${changes.length} of your assessments have`
  const more = changes.length - LISTED
  return {
    subject: 'The law changed: look at your assessments',
    paragraphs: [
      `A new version of the law is in use at the ${portalName}. ${many} another result by it:`,
      ...changes
        .slice(0, LISTED)
        .map(
          ({ number, before, after }) =>
            `${assessmentName(number)}: ${shiftText(translate, { before: before ?? after, after })}`,
        ),
      ...(more > 0 ? [`and ${more} more.`] : []),
    ],
    action: { label: 'See what changed for you', url: `${publicUrl}/law-changes/${activationId}` },
    notes: ['Your answers stay as they are. The result before, with its reasons, is kept in the history of each.'],
  }
}
