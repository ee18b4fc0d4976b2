import { assessmentNumber, DEFAULT_PREFERENCES, type Preferences, screenPaths } from '@portal/contract'
import { dayNumber, isoDay } from '@portal/rules'
import { currentLanguage, DEFAULT_LANGUAGE, dateText, lawWords } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { and, desc, eq, sql } from 'drizzle-orm'
import { fullName } from '../../cases/index.ts'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { dutyReminderDays, users } from '../../db/schema.ts'
import { ownGroups } from '../../db/visibility/ownGroups.ts'
import type { Reader } from '../../http/actor.ts'
import { addJobs, type Jobs } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter, LetterItem } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import { listEndingPapers, listOwnersOfEnding, titleOf } from '../../papers/index.ts'
import { today } from '../../shared/days.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { caseName } from '../../text/caseName.ts'
import { inLanguage } from '../../text/language.ts'
import { type DueRow, listDue } from './due.repo.ts'

type MailRoom = { db: Db; law: LawStore; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }
type Payload = Jobs['mailDuties']
/** What a letter depends on: settings, the date style of its reader, and the names of countries and uses. */
type LetterSettings = MailRoom['settings'] & Pick<Preferences, 'dateStyle'> & Pick<LegalContext, 'names'>

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
export async function mailDuties({ db, law, mailer, settings }: MailRoom, payload: Payload, job: Job): Promise<void> {
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
  const { names } = await law.contextFor(db, undefined)
  await inLanguage(user.preferences.language, async () => {
    const letter = await letterFor(db, user, payload, { ...settings, dateStyle, names })
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
  const { about, day } = payload
  const rows = await listForMail(db, reader, payload)
  if (rows.length === 0) return undefined
  return letterOn(rows, { about, day, by: await nameOfColleague(db, payload.askedBy) }, settings)
}

const endingBy = (day: string) => ({ from: day, to: isoDay(dayNumber(day) + Math.max(...REMIND_BEFORE)) })

/** Papers of the user's assessments that are about to expire, with these assessments. */
async function letterOnPapers(
  db: Db,
  { userId }: Reader,
  { day, since }: Payload,
  { publicUrl, portalName, dateStyle, names }: LetterSettings,
): Promise<Letter | undefined> {
  const all = await listEndingPapers(db, userId, endingBy(day))
  const papers = all.filter(({ validTo }) => cameIntoReach(String(validTo), since, day))
  const count = papers.length
  if (count === 0) return undefined
  return {
    kind: 'papers',
    subject: t('mails.duties.papers.subject', { count }),
    paragraphs: [
      t('mails.duties.papers.lead', { count, portal: portalName }),
      ...papers.slice(0, LISTED).map((paper) => ({
        name: titleOf(paper),
        lines: [
          { label: t('mails.duties.papers.ends'), text: dateText(dateStyle, String(paper.validTo)) },
          ...paper.cases.slice(0, CASES_LISTED).map((one) => ({ text: caseName(one, names) })),
          ...moreThan(CASES_LISTED, paper.cases.length).map((text) => ({ text })),
        ],
      })),
      ...moreThan(LISTED, count),
    ],
    action: { label: t('mails.duties.papers.action'), url: publicUrl + screenPaths.papers },
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
/** Maximum number of cases listed below a paper. */
const CASES_LISTED = 5

const moreThan = (listed: number, count: number): string[] =>
  count > listed ? [t('mails.duties.more', { count: count - listed })] : []

const nameOfColleague = async (db: Db, userId = ''): Promise<string> => {
  const [user] = await db.select().from(users).where(sql`${users.userId}::text = ${userId}`)
  return user ? fullName(user) : t('mails.duties.colleague')
}

type About = { about: Exclude<Payload['about'], 'papers'>; day: string; by: string }

/** The duties by case, the case with the first due day first. */
function letterOn(rows: readonly DueRow[], { about, day, by }: About, settings: LetterSettings): Letter {
  const { publicUrl, portalName } = settings
  const count = rows.length
  const items = itemsOf(rows.slice(0, LISTED), day, settings)
  const [first, ...others] = items
  return {
    kind: `duties-${about}`,
    subject:
      first && others.length === 0 && about !== 'week'
        ? t(`mails.duties.${about}.subjectOfCase`, { count, by, case: first.name })
        : t(`mails.duties.${about}.subject`, { count, by }),
    paragraphs: [
      t(`mails.duties.${about}.lead`, { count, by, portal: portalName }),
      ...items,
      ...moreThan(LISTED, count),
    ],
    action: { label: t('mails.duties.action'), url: `${publicUrl}${screenPaths.due}?view=mine` },
    notes: [...(currentLanguage() === DEFAULT_LANGUAGE ? [] : [t('report.lawInEnglish')]), t('mails.duties.note')],
  }
}

/** One item for each case, with its duties. */
function itemsOf(rows: readonly DueRow[], day: string, { dateStyle, names }: LetterSettings): LetterItem[] {
  const numbers = [...new Set(rows.map(({ number }) => number))]
  return numbers.flatMap((number) => {
    const ofCase = rows.filter((row) => row.number === number)
    const lines = ofCase.map(({ duty }) => ({ ...dueLabel(duty.dueDay, day, dateStyle), ...lawWords(duty.text) }))
    return ofCase.slice(0, 1).map((one) => ({ name: caseName(one, names), number: assessmentNumber(number), lines }))
  })
}

function dueLabel(dueDay: string | null, day: string, dateStyle: Preferences['dateStyle']): { label?: string } {
  if (dueDay === null) return {}
  return { label: t(dueDay < day ? 'mails.duties.late' : 'mails.duties.due', { day: dateText(dateStyle, dueDay) }) }
}
