import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How many assessments, those that are not deleted, an account has (`*`: all accounts) of one kind: by one facet and
 * its value (neither: all of them), for each state. Counted by triggers on the assessments, so that a list with its
 * counts costs the same however many there are.
 */
const key = {
  accountId: text('account_id').notNull(),
  facet: text('facet').$type<'' | 'providerCountry' | 'intendedUse' | 'owner'>().notNull(),
  value: text('value').notNull(),
  status: text('status').notNull(),
  /** Empty: none yet. */
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

/** Pending differences: writes append rows instead of updating a shared one, so that they do not wait for each other. */
export const assessmentTallyChanges = pgTable(
  'assessment_tally_changes',
  { ...key, n: integer('n').notNull() },
  (table) => [index('assessment_tally_changes_account').on(table.accountId)],
)
