import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  assessmentNumber,
  type due as contract,
  type HandlerInput,
  type HandlerOutput,
  screenPaths,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { dutyCalendars, users } from '../../db/schema.ts'
import { ownGroups } from '../../db/visibility/ownGroups.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { SentFile } from '../../http/serve.ts'
import { inLanguage } from '../../text/language.ts'
import { type DueRow, listDue } from './due.repo.ts'

export type CalendarDeps = { db: Db; publicUrl: string }
type CalendarRow = typeof dutyCalendars.$inferSelect
type Choice = HandlerInput<typeof contract.makeCalendar>['body']

/** Settings of the user's calendar address, if there is one. The address itself is not stored. */
export async function readCalendar(db: Db, { userId }: Actor): Promise<HandlerOutput<typeof contract.calendar>> {
  const [row] = await db.select().from(dutyCalendars).where(eq(dutyCalendars.userId, userId))
  return { calendar: row ? presentCalendar(row) : null }
}

const presentCalendar = ({ scope, remindDays, createdAt, readAt }: CalendarRow) => ({
  scope,
  remindDays,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})

/** Creates an address from 256 random bits, of which only the hash is stored; the previous address is revoked. */
export async function makeCalendar(
  { db, publicUrl }: CalendarDeps,
  { userId }: Actor,
  { scope, remindDays }: Choice,
): Promise<HandlerOutput<typeof contract.makeCalendar>> {
  const token = randomBytes(32).toString('base64url')
  const values = { tokenSha256: hashOf(token), scope, remindDays, createdAt: new Date(), readAt: null }
  const rows = await db
    .insert(dutyCalendars)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: dutyCalendars.userId, set: values })
    .returning()
  return { calendar: presentCalendar(expectOne(rows)), address: `${publicUrl}/api/duties/calendar/${token}.ics` }
}

export async function endCalendar(db: Db, { userId }: Actor): Promise<void> {
  await db.delete(dutyCalendars).where(eq(dutyCalendars.userId, userId))
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Maximum number of events in a feed. */
const MAX_EVENTS = 2_000

/**
 * The due duties for a private address. Throws CALENDAR_ENDED for any other address, and while its user is not active.
 */
export async function readFeed({ db, publicUrl }: CalendarDeps, token: string): Promise<SentFile> {
  const [found] = await db
    .select({
      calendar: dutyCalendars,
      preferences: users.preferences,
      reader: { userId: users.userId, accountId: users.accountId, role: users.role, groups: ownGroups },
    })
    .from(dutyCalendars)
    .innerJoin(users, eq(users.userId, dutyCalendars.userId))
    .where(and(eq(dutyCalendars.tokenSha256, hashOf(token.replace(/\.ics$/, ''))), eq(users.status, 'ACTIVE')))
  if (!found) throw new AppError('CALENDAR_ENDED')
  const { calendar, reader } = found
  await db.update(dutyCalendars).set({ readAt: new Date() }).where(eq(dutyCalendars.userId, reader.userId))
  const view = calendar.scope === 'mine' ? 'mine' : 'open'
  const rows = await listDue(db, reader, { view }, { size: MAX_EVENTS })
  const dated = rows.filter(({ duty }) => duty.dueDay !== null)
  const lines = inLanguage(found.preferences.language, () => linesOf(dated, calendar, publicUrl))
  const text = `${lines.map(folded).join('\r\n')}\r\n`
  const body = Readable.from([text], { objectMode: false })
  return { type: 'text/calendar; charset=utf-8', fileName: 'duties.ics', body }
}

const linesOf = (dated: readonly DueRow[], calendar: CalendarRow, publicUrl: string): string[] => [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ABS Portal//Duties//EN', 'CALSCALE:GREGORIAN'],
  `X-WR-CALNAME:${escaped(t('assessments.due.title'))}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  ...dated.flatMap((row) => eventOf(row, calendar, publicUrl)),
  'END:VCALENDAR',
]

/** An all-day event (RFC 5545) with duty and number but no names of materials. */
function eventOf({ duty, number }: DueRow, { remindDays }: CalendarRow, publicUrl: string): string[] {
  const { dutyId, dueDay, updatedAt, text, version, assessmentId } = duty
  const summary = escaped(t('assessments.due.event', { duty: text, number: assessmentNumber(number) }))
  return [
    'BEGIN:VEVENT',
    `UID:${dutyId}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${updatedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${String(dueDay).replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    `URL:${publicUrl}${screenPaths.assessment(assessmentId)}`,
    'TRANSP:TRANSPARENT',
    ...remindDays.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${days === 0 ? 'PT9H' : `-P${days}D`}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** Escapes text (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (char) => `\\${char}`).replaceAll(/\r?\n|\r/g, '\\n')

const LINE_BYTES = 75

/** Folds lines to at most 75 bytes without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (bytes + size > LINE_BYTES) {
      pieces.push(' ')
      bytes = 1
    }
    pieces[pieces.length - 1] += char
    bytes += size
  }
  return pieces.join('\r\n')
}
