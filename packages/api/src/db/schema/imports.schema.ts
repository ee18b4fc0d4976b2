import type { Answers, Import } from '@portal/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { accounts, users } from './people.schema.ts'

/** Imported lists, each row of which becomes an assessment. */
export const imports = pgTable(
  'imports',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    importId: uuid('import_id').notNull(),
    /** The owner of the assessments that the import creates. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    status: text('status').$type<Import['status']>().notNull(),
    total: integer('total').notNull(),
    made: integer('made').notNull().default(0),
    already: integer('already').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The last processed row, after which a killed import resumes. */
    afterRow: integer('after_row').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    progressedAt: instant('progressed_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.importId] }),
    index('imports_owner').on(table.ownerId, table.createdAt),
  ],
)

export const importRows = pgTable(
  'import_rows',
  {
    accountId: text('account_id').notNull(),
    importId: uuid('import_id').notNull(),
    row: integer('row').notNull(),
    reference: text('reference').notNull(),
    name: text('name'),
    /** Null if the row was refused when the import started. */
    answers: jsonb('answers').$type<Answers>(),
    /** The assessment created from the row. */
    assessmentId: uuid('assessment_id'),
    /** Why it was refused. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.importId, table.row] }),
    index('import_rows_assessment').on(table.accountId, table.assessmentId),
  ],
)
