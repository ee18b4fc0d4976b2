import type { LinkPurpose, Scope } from '@portal/contract'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.schema.ts'

/** A family of refresh tokens: one sign-in on one browser. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    accountId: text('account_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Which browser, in its own words, and from where: shown to the user only. */
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at').notNull().defaultNow(),
    /** On a computer that others use too: the session ends when it is not used for some hours. */
    shared: boolean('shared').notNull().default(false),
    /** When the password was given again in this session. */
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_user').on(table.accountId, table.userId)],
)

/** Every token of a family, by its SHA-256, so that the reuse of an old one is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/** A link that was mailed, by the SHA-256 of its token. It is good as long as it is here and its time is not over. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The address it was mailed to: a link proves this one and no other. */
    email: text('email').notNull(),
    /** The mail it is in: a mail that is sent again must not void the link of its first copy. */
    mailId: text('mail_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('links_user').on(table.accountId, table.userId)],
)

/** The code app of a user (TOTP, RFC 6238). It counts once a first code of it was given. */
export const codeApps = pgTable('code_apps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Encrypted with PORTAL_KEY where that is set. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The last step of time of which a code was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Codes that stand in for a lost code app, by their SHA-256; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** API tokens, by their SHA-256: they carry 256 random bits. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenId: uuid('token_id').primaryKey(),
    accountId: text('account_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute, so that not every call writes. */
    usedAt: instant('used_at'),
    usedFrom: text('used_from'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_tokens_user').on(table.accountId, table.userId)],
)

/** How often something was tried in the present window. Keys are hashed: no e-mail rests here. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: instant('reset_at').notNull(),
})

/** Values the portal generates for itself: its signing keys, and the hashes of the SQL functions it has run. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
