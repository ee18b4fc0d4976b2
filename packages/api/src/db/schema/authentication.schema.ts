import type { LinkPurpose, Role, Scope } from '@portal/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { accounts, users } from './people.schema.ts'

/** A family of refresh tokens: one sign-in on one browser. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    accountId: text('account_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The browser's user agent and IP address, shown only to the user. */
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at').notNull().defaultNow(),
    /** Started on a shared computer: the session ends when it is not used for some hours. */
    shared: boolean('shared').notNull().default(false),
    /** When the user last confirmed their identity in this session. */
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_user').on(table.accountId, table.userId)],
)

/** Every token of a family by its SHA-256, so that the reuse of an old one is detected. */
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

/** A mailed link by the SHA-256 of its token, valid while its row exists and it has not expired. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The address it was mailed to: a link proves only this one. */
    email: text('email').notNull(),
    /** The mail that contains it: sending a mail again must not void the link of its first copy. */
    mailId: text('mail_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('links_user').on(table.accountId, table.userId)],
)

/** The code app of a user (TOTP, RFC 6238), active once its first code was entered. */
export const codeApps = pgTable('code_apps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Encrypted with PORTAL_KEY where that is set. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Recovery codes that replace a lost code app, by their SHA-256; each works once. */
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

/** API tokens by their SHA-256, without a salt because they carry 256 random bits. */
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
    /** Precise to the minute, so that not every request writes. */
    usedAt: instant('used_at'),
    usedFrom: text('used_from'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_tokens_user').on(table.accountId, table.userId)],
)

/** Attempts in the current window of a rate limit. Keys are hashed, so that no email is stored here. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: instant('reset_at').notNull(),
})

/** Values that the portal generates for itself: its signing keys, and the hashes of the SQL functions it has run. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** The passkeys of a user (WebAuthn), by the credential id from the authenticator. */
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
    /** The authenticator's signature counter, if it has one: a value that decreases reveals a cloned key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Used one-time tokens by their id, stored until they expire, so that none works twice. */
export const usedTokens = pgTable('used_tokens', {
  tokenId: uuid('token_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Requests of users who lost every second factor, until two administrators have removed them or the request expires.
 */
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

/** An account's OpenID Connect provider: one per account, for one email domain. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with PORTAL_KEY where that is set. */
    clientSecret: text('client_secret').notNull(),
    /** In lower case. Several accounts may claim a domain, but only one can have it verified. */
    domain: text('domain').notNull(),
    domainToken: text('domain_token').notNull(),
    domainVerifiedAt: instant('domain_verified_at'),
    enabled: boolean('enabled').notNull().default(false),
    /** The administrator who keeps a password for when the provider is down. */
    emergencyUserId: uuid('emergency_user_id').references(() => users.userId, { onDelete: 'set null' }),
    /** Accepts addresses of which the provider does not say whether they are verified, as Entra ID does not. */
    acceptsUnverified: boolean('accepts_unverified').notNull().default(false),
    /** The user who saved the settings, and the role at that time, above which the provider signs nobody in. */
    configuredBy: uuid('configured_by').references(() => users.userId, { onDelete: 'set null' }),
    configuredRole: text('configured_role').$type<Role>().notNull().default('ACC_ADMIN'),
    /** Whether the provider replaces another one, so that another administrator has to verify the domain. */
    needsSecondPerson: boolean('needs_second_person').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_providers_verified_domain')
      .on(table.domain)
      .where(sql`${table.domainVerifiedAt} is not null`),
  ],
)

/** The identity of a user at their account's provider. */
export const identities = pgTable(
  'identities',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('identities_subject').on(table.accountId, table.issuer, table.subject)],
)
