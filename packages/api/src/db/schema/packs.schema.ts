import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Inspection packs that were made, with the results that each shows. The files themselves are not stored. */
export const inspectionPacks = pgTable(
  'inspection_packs',
  {
    packId: uuid('pack_id').primaryKey(),
    accountId: text('account_id').notNull(),
    code: text('code').notNull(),
    sha256: text('sha256').notNull(),
    manifestSha256: text('manifest_sha256').notNull(),
    forWhom: text('for_whom').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    /** The cases with the decision that each had. */
    cases: jsonb('cases').$type<{ assessmentId: string; decisionId: string | null }[]>().notNull(),
  },
  (table) => [
    uniqueIndex('inspection_packs_code').on(table.code),
    index('inspection_packs_account').on(table.accountId),
  ],
)
