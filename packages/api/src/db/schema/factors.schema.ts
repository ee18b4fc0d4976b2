import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.schema.ts'

/** The passkeys of a user (WebAuthn), by the id that the authenticator gave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    passkeyId: uuid('passkey_id').notNull().unique(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    /** Of the signatures that the authenticator has made, as far as it counts them: one that falls was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** One-time tokens that were used, by their id, until they would have run out: none works twice. */
export const usedTokens = pgTable('used_tokens', {
  tokenId: uuid('token_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** A user who lost every second factor, until two administrators have removed them or the time is over. */
export const recoveryRequests = pgTable('recovery_requests', {
  recoveryId: uuid('recovery_id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.userId, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  /** The administrator who approved first; the second one completes it. */
  approvedBy: uuid('approved_by').references(() => users.userId, { onDelete: 'set null' }),
  approvedAt: instant('approved_at'),
})
