import type { SIGNERS } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { person } from './people.schema.ts'

/** Transfers of material to others, in all of their versions with their hand-over sheets. */
export const transfers = pgTable(
  'transfers',
  {
    accountId: text('account_id').notNull(),
    transferId: uuid('transfer_id').notNull(),
    version: integer('version').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    code: text('code').notNull(),
    recipient: text('recipient').notNull(),
    contact: text('contact'),
    country: text('country').notNull(),
    transferredOn: date('transferred_on').notNull(),
    sampleIds: jsonb('sample_ids').$type<string[]>().notNull(),
    amount: text('amount'),
    use: text('use'),
    terms: text('terms'),
    link: text('link'),
    obligations: text('obligations'),
    withdrawn: boolean('withdrawn').notNull().default(false),
    reason: text('reason'),
    /** The signed sheet, byte for byte, with its SHA-256 and those of the issued PDFs. */
    sheet: text('sheet').notNull(),
    sha256: text('sha256').notNull(),
    pdfSha256: jsonb('pdf_sha256').$type<string[]>().notNull().default([]),
    savedById: person('saved_by_id'),
    savedAt: instant('saved_at').notNull(),
    /** Since when another version has replaced it; null for the current version. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transferId, table.version] }),
    uniqueIndex('transfers_code').on(table.code, table.version),
    index('transfers_assessment').on(table.accountId, table.assessmentId),
    index('transfers_transfer').on(table.transferId).where(sql`ended_at is null`),
  ],
)

/** The hand-over sheets with which assessments were begun, as received. */
export const receivedSheets = pgTable(
  'received_sheets',
  {
    accountId: text('account_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    sheet: text('sheet').notNull(),
    signer: text('signer').$type<(typeof SIGNERS)[number]>().notNull(),
    receivedById: person('received_by_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.assessmentId] })],
)
