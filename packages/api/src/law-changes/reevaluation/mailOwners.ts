import { assessmentNumber, screenPaths } from '@portal/contract'
import { type LawVersion, lawText, shiftText } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { accountOfHouse, findApprovedMessage, type LawStore, type LegalContext } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { assessmentDecisions, assessments, users } from '../../db/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { caseName } from '../../text/caseName.ts'
import { inLanguage } from '../../text/language.ts'
import { lawVersionOf } from './notifyOwners.ts'
import { changedForOwner, findActivation, madeBy, reopened } from './reevaluate.repo.ts'

type MailRoom = { db: Db; law: LawStore; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }
type Payload = Jobs['mailLawChange']

/** Maximum number listed in a mail; longer lists are shown in the portal. */
const LISTED = 30

/**
 * Mails an owner once which of their assessments were changed by a version of the law, or by all versions activated
 * with a release, with before, after and next steps.
 */
export async function mailOwners({ db, law, mailer, settings }: MailRoom, payload: Payload, job: Job): Promise<void> {
  const [user] = await db
    .select({ email: users.email, preferences: users.preferences })
    .from(users)
    .where(and(eq(users.userId, payload.userId), eq(users.status, 'ACTIVE')))
  const changes = firstToLast(await listChanges(db, payload))
  if (!user || changes.length === 0) return
  const one = await ofOneLaw({ db, law }, payload, changes.length)
  const { names } = await law.contextFor(db, undefined)
  await inLanguage(user.preferences.language, () => {
    const letter = letterOn(changes, { ...settings, ...payload, ...one, names })
    return mailer.send({ to: user.email, letter, mailId: mailIdOf(job) })
  })
}

type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** Merges the changes of an assessment affected by several laws of a release, from its first result to its last. */
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
      name: assessments.name,
      geneticResource: assessments.geneticResource,
      providerCountry: assessments.providerCountry,
      placeType: assessments.placeType,
      intendedUse: assessments.intendedUse,
      before: assessmentDecisions.before,
      after: assessmentDecisions.status,
      again: reopened,
      locked: assessments.locked,
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

type OneLaw = { version?: LawVersion; unchanged?: number; message?: string | undefined }
type Letters = MailRoom['settings'] &
  Pick<Payload, 'activationId' | 'releaseId'> &
  OneLaw & { names: LegalContext['names'] }

/**
 * The version, what its authors say of it, and how many of the owner's assessments to which it applies stayed unchanged;
 * empty for a release of several laws.
 */
async function ofOneLaw(
  { db, law }: Pick<MailRoom, 'db' | 'law'>,
  { userId, activationId, releaseId }: Payload,
  changed: number,
): Promise<OneLaw> {
  const activation = activationId && !releaseId ? await findActivation(db, activationId) : undefined
  if (!activation) return {}
  const { contentId } = activation
  const { ownerId, providerCountry, deletedAt } = assessments
  const isHouse = accountOfHouse(contentId) !== undefined
  const own = and(eq(ownerId, userId), isHouse ? undefined : eq(providerCountry, contentId), isNull(deletedAt))
  const version = lawVersionOf(activation, await law.contextFor(db, undefined))
  const message = await findApprovedMessage(db, activation)
  return { version, message, unchanged: (await db.$count(assessments, own)) - changed }
}

function letterOn(changes: readonly ChangeRow[], letters: Letters): Letter {
  const { portalName: portal, publicUrl, activationId, releaseId, version, message, unchanged = 0, names } = letters
  const count = changes.length
  const items = changes.slice(0, LISTED).map((change) => ({
    name: caseName(change, names),
    number: assessmentNumber(change.number),
    shift: { before: change.before ?? change.after ?? 'NONE', after: change.after ?? 'NONE' },
    lines: [{ text: t(`mails.lawChange.todo.${todoOf(change)}`) }],
  }))
  const law = version && lawText(t, version)
  return {
    kind: 'law-change',
    subject: subjectOf(items, count, law),
    paragraphs: [
      law ? t('mails.lawChange.leadOf', { count, portal, law }) : t('mails.lawChange.lead', { count, portal }),
      ...(message ? [t('mails.lawChange.message', { message: isolated(message) })] : []),
      ...items,
      ...(count > LISTED ? [t('mails.lawChange.more', { count: count - LISTED })] : []),
      ...(unchanged > 0 ? [t('mails.lawChange.unchanged', { count: unchanged })] : []),
    ],
    action: {
      label: t('mails.lawChange.action'),
      url: releaseId ? publicUrl : publicUrl + screenPaths.lawChange(activationId),
    },
    notes: [t('mails.lawChange.note')],
  }
}

/** One line, whose letters do not turn the direction of the text around it (first strong isolate). */
const isolated = (text: string): string => `\u2068${text.replaceAll(/\s+/g, ' ')}\u2069`

type ChangedCase = { name: string; shift: Parameters<typeof shiftText>[1] }

/** A single case by its name, several by their number. */
function subjectOf([first]: readonly ChangedCase[], count: number, law: string | undefined): string {
  if (first && count === 1) {
    return t('mails.lawChange.subjectOfCase', { case: first.name, shift: shiftText(t, first.shift) })
  }
  return law ? t('mails.lawChange.subjectOf', { count, law }) : t('mails.lawChange.subject')
}

function todoOf({ again, locked, after }: ChangeRow) {
  if (again) return 'again'
  if (locked) return 'locked'
  return after === 'GREEN' ? 'nothing' : 'look'
}
