import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { accounts, users } from './people.schema.ts'

/** How an account signs in at its own provider (OpenID Connect): one per account, for one domain of e-mail addresses. */
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
    /** In lower case. Several accounts may claim a domain; one has it verified. */
    domain: text('domain').notNull(),
    domainToken: text('domain_token').notNull(),
    domainVerifiedAt: instant('domain_verified_at'),
    enabled: boolean('enabled').notNull().default(false),
    /** The administrator who keeps the password, for when the provider is down. */
    emergencyUserId: uuid('emergency_user_id').references(() => users.userId, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_providers_verified_domain')
      .on(table.domain)
      .where(sql`${table.domainVerifiedAt} is not null`),
  ],
)

/** Who a user is at the provider of their account. */
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
