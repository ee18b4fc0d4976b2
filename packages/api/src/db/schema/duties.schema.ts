import type { DueFrom, DutyState } from '@portal/contract'
import type { ObligationKind } from '@portal/rules'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.schema.ts'

/** The obligations of confirmed results as tasks. */
export const duties = pgTable(
  'duties',
  {
    accountId: text('account_id').notNull(),
    dutyId: uuid('duty_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** By which it is carried over when the assessment is decided again. */
    obligationId: text('obligation_id').notNull(),
    /** 1, and one more each time that a recurring duty was done. */
    round: integer('round').notNull().default(1),
    version: integer('version').notNull().default(1),
    kind: text('kind').$type<ObligationKind>().notNull(),
    text: text('text').notNull(),
    authority: text('authority'),
    /** When it is due in the words of the rule. */
    dueText: text('due_text'),
    dueDay: date('due_day'),
    dueFrom: text('due_from').$type<DueFrom>(),
    /** A recurring duty is due again after so many months. */
    repeatMonths: integer('repeat_months'),
    state: text('state').$type<DutyState>().notNull(),
    /** Why it does not apply. */
    reason: text('reason'),
    note: text('note'),
    /** Null: the owner of the assessment. */
    ownerId: uuid('owner_id').references(() => users.userId, { onDelete: 'set null' }),
    /** When a result brought it, for the first time or again. */
    addedAt: instant('added_at').notNull(),
    /** Since when the result no longer brings it. */
    goneAt: instant('gone_at'),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
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

/** `code`: a text of the record of an assessment. */
type DutyChangeCause =
  | { code: 'transfers.added' | 'transfers.withdrawn'; params: { recipient: string; reason: string } }
  | { code: `evidence.${'added' | 'withdrawn' | 'expired' | 'unlinked'}`; params: { paper: string } }

/** The history of each duty. */
export const dutyChanges = pgTable(
  'duty_changes',
  {
    accountId: text('account_id').notNull(),
    changeId: uuid('change_id').notNull(),
    dutyId: uuid('duty_id').notNull(),
    /** The person's name at that time; null: the result was decided again. */
    changedBy: text('changed_by'),
    changes: jsonb('changes').$type<Record<string, { before: string | null; after: string | null }>>().notNull(),
    /** The transfer or paper that settled the duty or opened it again, as the record of the assessment words it. */
    cause: jsonb('cause').$type<DutyChangeCause>(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.changeId] }),
    index('duty_changes_duty').on(table.accountId, table.dutyId, table.at),
  ],
)

/** The private address under which a user's calendar program reads what is due. */
export const dutyCalendars = pgTable(
  'duty_calendars',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address, which is shown once. */
    tokenSha256: text('token_sha256').notNull(),
    scope: text('scope').$type<'mine' | 'all'>().notNull(),
    /** Days before the due day on which the calendar reminds. */
    remindDays: integer('remind_days').array().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [uniqueIndex('duty_calendars_token').on(table.tokenSha256)],
)

/** The days for which reminders were queued: each is queued once, by whichever process comes first. */
export const dutyReminderDays = pgTable('duty_reminder_days', {
  day: date('day').primaryKey(),
})
