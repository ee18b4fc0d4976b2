import type { DueFrom, DutyState } from '@portal/contract'
import type { ObligationKind } from '@portal/rules'
import type { StoredPaper } from '@portal/texts'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { person, users } from './people.schema.ts'

/** The obligations of confirmed results as tasks. */
export const duties = pgTable(
  'duties',
  {
    accountId: text('account_id').notNull(),
    dutyId: uuid('duty_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** The id by which the duty is matched when the assessment is re-evaluated. */
    obligationId: text('obligation_id').notNull(),
    /** Starts at 1 and increases each time a recurring duty is done. */
    round: integer('round').notNull().default(1),
    version: integer('version').notNull().default(1),
    kind: text('kind').$type<ObligationKind>().notNull(),
    text: text('text').notNull(),
    authority: text('authority'),
    /** The deadline in the words of the rule. */
    dueText: text('due_text'),
    dueDay: date('due_day'),
    dueFrom: text('due_from').$type<DueFrom>(),
    /** The interval in months of a recurring duty. */
    repeatMonths: integer('repeat_months'),
    state: text('state').$type<DutyState>().notNull(),
    /** Why it does not apply. */
    reason: text('reason'),
    note: text('note'),
    /** Null for the owner of the assessment. */
    ownerId: uuid('owner_id').references(() => users.userId, { onDelete: 'set null' }),
    /** When a result added the duty, for the first time or again. */
    addedAt: instant('added_at').notNull(),
    /** Since when the result no longer includes the duty. */
    goneAt: instant('gone_at'),
    settledAt: instant('settled_at'),
    settledById: person('settled_by_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.dutyId] }),
    uniqueIndex('duties_obligation').on(table.accountId, table.assessmentId, table.obligationId, table.round),
    index('duties_id').on(table.dutyId),
    index('duties_due').on(table.accountId, table.dueDay).where(sql`state = 'open' and gone_at is null`),
    index('duties_owner').on(table.ownerId).where(sql`owner_id is not null`),
  ],
)

/** `code`: a key of the texts for the record of an assessment. */
export type DutyChangeCause =
  | { code: 'transfers.added' | 'transfers.withdrawn'; params: { recipient: string; reason: string } }
  | {
      code: `evidence.${'added' | 'withdrawn' | 'expired' | 'unlinked' | 'revoked' | 'superseded'}`
      params: { paper: StoredPaper }
    }

/** The history of each duty. */
export const dutyChanges = pgTable(
  'duty_changes',
  {
    accountId: text('account_id').notNull(),
    changeId: uuid('change_id').notNull(),
    dutyId: uuid('duty_id').notNull(),
    /** Null if a re-evaluation made the change. */
    changedById: person('changed_by_id'),
    changes: jsonb('changes').$type<Record<string, { before: string | null; after: string | null }>>().notNull(),
    /** The transfer or paper that settled or reopened the duty, in the wording of the assessment's record. */
    cause: jsonb('cause').$type<DutyChangeCause>(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.changeId] }),
    index('duty_changes_duty').on(table.accountId, table.dutyId, table.at),
  ],
)

/** The private URL from which a user's calendar program reads due dates. */
export const dutyCalendars = pgTable(
  'duty_calendars',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the URL, which is shown once. */
    tokenSha256: text('token_sha256').notNull(),
    scope: text('scope').$type<'mine' | 'all'>().notNull(),
    /** How many days before the due date the calendar reminds. */
    remindDays: integer('remind_days').array().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [uniqueIndex('duty_calendars_token').on(table.tokenSha256)],
)

/** The days for which reminders were queued, so that only one process queues each. */
export const dutyReminderDays = pgTable('duty_reminder_days', {
  day: date('day').primaryKey(),
})
