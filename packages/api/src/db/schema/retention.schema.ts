import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { accounts, users } from './people.schema.ts'

/** Persons who asked to be erased, until the day on which they are. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('erasure_requests_due').on(table.dueAt)],
)

/** After how many months an account lets go of what is no record; null: it stays. */
export const accountRetention = pgTable('account_retention', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  draftMonths: integer('draft_months'),
  deactivatedMonths: integer('deactivated_months'),
})
