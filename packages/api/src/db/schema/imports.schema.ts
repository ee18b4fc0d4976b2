import type { Answers, Import, ImportMapping } from '@portal/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Its owner confirmed the answers of the rows that answer everything, which are completed. */
    confirmed: boolean('confirmed').notNull().default(false),
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
    /** The owner that the row names; null for the owner of the import. */
    ownerId: uuid('owner_id').references(() => users.userId, { onDelete: 'set null' }),
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
    index('import_rows_owner').on(table.ownerId),
  ],
)

/** What people chose for the lists of their account: columns by header, answers by text. */
export const importMappings = pgTable(
  'import_mappings',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    columns: jsonb('columns').$type<ImportMapping['columns']>().notNull(),
    words: jsonb('words').$type<ImportMapping['words']>().notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.name] })],
)
