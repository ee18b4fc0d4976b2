import { assessmentNumber, DEFAULT_PREFERENCES, type Preferences } from '@portal/contract'
import { dayNumber, isoDay } from '@portal/rules'
import { dateText } from '@portal/texts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { dutyReminderDays, users } from '../../db/schema.ts'
import { ownGroups } from '../../db/visibility/ownGroups.ts'
import type { Reader } from '../../http/actor.ts'
import { addJobs, type Jobs } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import { today } from '../../startup/deps.ts'
import type { Settings } from '../../startup/settings.ts'
import { inLanguage } from '../../text/language.ts'
import { translate as t } from '../../text/translate.ts'
import { listEndingPapers, listOwnersOfEnding } from '../evidence/endingPapers.ts'
import { titleOf } from '../evidence/presentEvidence.ts'
import { type DueRow, listDue } from './due.repo.ts'

type MailRoom = { db: Db; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }
type Payload = Jobs['mailDuties']
/** The settings that a letter depends on, and the date style of its reader. */
type LetterSettings = MailRoom['settings'] & Pick<Preferences, 'dateStyle'>

/** Numbers of days before the due day on which the owner is reminded. */
const REMIND_BEFORE = [30, 7, 0] as const
const WEEK_AHEAD = 28
/** After a downtime, reminders older than this number of days are not sent. */
const MAX_CATCH_UP_DAYS = 14
const MONDAY = 1

/**
 * Queues the mails of a day; idempotent. Reminds of duties whose reminder day has come since the last queued day, and
 * on Mondays queues the weekly mail. Users who turned mails off get none.
 */
export async function queueDutyMails(db: Db, day = today()): Promise<void> {
  await db.transaction(async (tx) => {
    const [last] = await tx.select().from(dutyReminderDays).orderBy(desc(dutyReminderDays.day)).limit(1)
    if (last && last.day >= day) return
    const added = await tx.insert(dutyReminderDays).values({ day }).onConflictDoNothing().returning()
    if (added.length === 0) return
    const since = sinceOf(last?.day, day)
    const isMonday = new Date(day).getUTCDay() === MONDAY
    const owners = await tx
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.status, 'ACTIVE'), hasOpenDuties))
    const payloads = owners.flatMap(({ userId }): Payload[] => [
      { userId, day, since, about: 'reminder' },
      ...(isMonday ? [{ userId, day, since, about: 'week' as const }] : []),
    ])
    const ofPapers = await listOwnersOfEnding(tx, endingBy(day))
    const papers = ofPapers.map(({ userId }) => ({ userId, day, since, about: 'papers' as const }))
    await addJobs(tx, 'mailDuties', [...payloads, ...papers])
  })
}

function sinceOf(last: string | undefined, day: string): string {
  const earliest = isoDay(dayNumber(day) - MAX_CATCH_UP_DAYS)
  if (last === undefined) return isoDay(dayNumber(day) - 1)
  return last > earliest ? last : earliest
}

const hasOpenDuties = sql`exists (select 1 from duties d
  join assessments a on a.account_id = d.account_id and a.assessment_id = d.assessment_id
  where d.state = 'open' and d.gone_at is null and d.due_day is not null
  and coalesce(d.owner_id, a.owner_id) = ${users.userId})`

/** Mails a user's own open duties: those newly within reach of a reminder, or those of the week. No duties, no mail. */
export async function mailDuties({ db, mailer, settings }: MailRoom, payload: Payload, job: Job): Promise<void> {
  const [user] = await db
    .select({
      userId: users.userId,
      accountId: users.accountId,
      role: users.role,
      groups: ownGroups,
      email: users.email,
      preferences: users.preferences,
    })
    .from(users)
    .where(and(eq(users.userId, payload.userId), eq(users.status, 'ACTIVE')))
  const { dutyReminders, dutyWeekly, dateStyle } = { ...DEFAULT_PREFERENCES, ...user?.preferences }
  if (!user || !(payload.about === 'week' ? dutyWeekly : dutyReminders)) return
  await inLanguage(user.preferences.language, async () => {
    const letter = await letterFor(db, user, payload, { ...settings, dateStyle })
    if (letter) await mailer.send({ to: user.email, letter, mailId: mailIdOf(job) })
  })
}

async function letterFor(
  db: Db,
  reader: Reader,
  payload: Payload,
  settings: LetterSettings,
): Promise<Letter | undefined> {
  if (payload.about === 'papers') return letterOnPapers(db, reader, payload, settings)
  const rows = await listForMail(db, reader, payload)
  return rows.length > 0 ? letterOn(rows, { ...payload, about: payload.about }, settings) : undefined
}

const endingBy = (day: string) => ({ from: day, to: isoDay(dayNumber(day) + Math.max(...REMIND_BEFORE)) })

/** Papers of the user's assessments that are about to expire; the mail names the papers but no material. */
async function letterOnPapers(
  db: Db,
  { userId }: Reader,
  { day, since }: Payload,
  { publicUrl, portalName, dateStyle }: LetterSettings,
): Promise<Letter | undefined> {
  const all = await listEndingPapers(db, userId, endingBy(day))
  const papers = all.filter(({ validTo }) => cameIntoReach(String(validTo), since, day))
  const count = papers.length
  if (count === 0) return undefined
  return {
    subject: t('mails.duties.papers.subject', { count }),
    paragraphs: [
      t('mails.duties.papers.lead', { count, portal: portalName }),
      ...papers
        .slice(0, LISTED)
        .map((paper) =>
          t('mails.duties.papers.paper', { paper: titleOf(paper), day: dateText(dateStyle, String(paper.validTo)) }),
        ),
    ],
    action: { label: t('mails.duties.papers.action'), url: `${publicUrl}/due/papers` },
    notes: [t('mails.duties.note')],
  }
}

async function listForMail(db: Db, reader: Reader, { day, since, about, dutyIds = [] }: Payload): Promise<DueRow[]> {
  if (about === 'asked') {
    const rows = await listDue(db, reader, { view: 'mine' })
    return rows.filter(({ duty }) => dutyIds.includes(duty.dutyId))
  }
  const to = isoDay(dayNumber(day) + (about === 'week' ? WEEK_AHEAD : Math.max(...REMIND_BEFORE)))
  const rows = await listDue(db, reader, { view: 'mine', filters: { to } })
  return about === 'week' ? rows : rows.filter(({ duty }) => cameIntoReach(String(duty.dueDay), since, day))
}

/** Whether one of the reminder days lies after `since` and not after `day`. */
const cameIntoReach = (dueDay: string, since: string, day: string): boolean =>
  REMIND_BEFORE.map((before) => isoDay(dayNumber(dueDay) - before)).some((remind) => remind > since && remind <= day)

/** Maximum number listed in a mail; longer lists are shown in the portal. */
const LISTED = 30

/** Mentions only numbers, duties and days: a mail names no material. */
function letterOn(
  rows: readonly DueRow[],
  { about, day }: Payload & { about: Exclude<Payload['about'], 'papers'> },
  { publicUrl, portalName, dateStyle }: LetterSettings,
): Letter {
  const count = rows.length
  const listed = rows.slice(0, LISTED).map(({ duty, number }) => {
    const words = { number: assessmentNumber(number), duty: duty.text }
    if (duty.dueDay === null) return t('mails.duties.undated', words)
    const dated = { ...words, day: dateText(dateStyle, duty.dueDay) }
    return t(duty.dueDay < day ? 'mails.duties.late' : 'mails.duties.due', dated)
  })
  return {
    subject: t(`mails.duties.${about}.subject`, { count }),
    paragraphs: [
      t(`mails.duties.${about}.lead`, { count, portal: portalName }),
      ...listed,
      ...(count > LISTED ? [t('mails.duties.more', { count: count - LISTED })] : []),
    ],
    action: { label: t('mails.duties.action'), url: `${publicUrl}/due?view=mine` },
    notes: [t('mails.duties.note')],
  }
}
