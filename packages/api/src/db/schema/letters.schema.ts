import type { CountryProcedure, LetterHistoryEntry, LetterKind, LetterSent } from '@portal/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { person } from './people.schema.ts'

/** Values that users entered in draft letters to authorities. An unchanged draft has no row. */
export const assessmentLetters = pgTable(
  'assessment_letters',
  {
    accountId: text('account_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** The id of its procedure, or `out-of-scope`. */
    letterId: text('letter_id').notNull(),
    version: integer('version').notNull().default(1),
    kind: text('kind').$type<LetterKind>().notNull(),
    /** The procedure at that time, because a later version of the law may no longer contain it. */
    procedure: jsonb('procedure').$type<CountryProcedure>(),
    /** By field, or by field and language: `purpose.es`. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** The decision that was current when it was saved. */
    decisionId: uuid('decision_id'),
    sent: jsonb('sent').$type<LetterSent>(),
    savedById: person('saved_by_id'),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.assessmentId, table.letterId] })],
)

/** The history of each letter. */
export const letterChanges = pgTable(
  'letter_changes',
  {
    accountId: text('account_id').notNull(),
    changeId: uuid('change_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    letterId: text('letter_id').notNull(),
    /** The title in English. */
    title: text('title').notNull(),
    action: text('action').$type<LetterHistoryEntry['action']>().notNull(),
    changedById: person('changed_by_id'),
    changes: jsonb('changes').$type<LetterHistoryEntry['changes']>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.changeId] }),
    index('letter_changes_assessment').on(table.accountId, table.assessmentId, table.at),
  ],
)
