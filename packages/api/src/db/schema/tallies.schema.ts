import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Counts of an account's assessments (`*`: of all accounts) that are not deleted, for each state, either in total or by
 * one facet and its value. Triggers on the assessments maintain them, so that a list with its counts costs the same
 * however many assessments there are.
 */
const key = {
  accountId: text('account_id').notNull(),
  facet: text('facet').$type<'' | 'providerCountry' | 'intendedUse' | 'owner'>().notNull(),
  value: text('value').notNull(),
  status: text('status').notNull(),
  /** Empty for no result yet. */
  result: text('result').notNull(),
  locked: boolean('locked').notNull(),
  visibility: text('visibility').notNull(),
}

export const assessmentTallies = pgTable('assessment_tallies', { ...key, n: integer('n').notNull() }, (table) => [
  primaryKey({
    name: 'assessment_tallies_pk',
    columns: [table.accountId, table.facet, table.value, table.status, table.result, table.locked, table.visibility],
  }),
])

/**
 * Pending changes of the counts: writers append rows instead of updating a shared row, so that they do not wait for
 * each other.
 */
export const assessmentTallyChanges = pgTable(
  'assessment_tally_changes',
  { ...key, n: integer('n').notNull() },
  (table) => [index('assessment_tally_changes_account').on(table.accountId)],
)
