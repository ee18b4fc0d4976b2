import type { Preferences, Role } from '@portal/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const accounts = pgTable('accounts', {
  accountId: text('account_id').primaryKey(),
  version: integer('version').notNull().default(1),
  accountName: text('account_name').notNull(),
  accountType: text('account_type').$type<'COM' | 'NON-COM'>().notNull(),
  /** Where its people work: proposed in each case, never answered by itself. Null until an administrator says so. */
  country: text('country'),
  /** The operator's account, which runs the portal; legal content is edited there. */
  operator: boolean('operator').notNull().default(false),
  /** Whether every user of the account must have a second factor. */
  factorRequired: boolean('factor_required').notNull().default(false),
  /** Assessments are numbered within their account. */
  lastAssessmentNumber: integer('last_assessment_number').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at'),
})

export const users = pgTable(
  'users',
  {
    userId: uuid('user_id').primaryKey(),
    version: integer('version').notNull().default(1),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    email: text('email').notNull(),
    /** A requested new address, which takes effect once its owner has opened the link mailed to it. */
    pendingEmail: text('pending_email'),
    /** Null for an invited user who has not chosen a password yet. */
    passwordHash: text('password_hash'),
    passwordChangeRequired: boolean('password_change_required').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Requested at registration; only the operator can grant it. */
    requestedRole: text('requested_role').$type<Role>(),
    status: text('status').$type<'CREATED' | 'ACTIVE' | 'DEACTIVATED'>().notNull(),
    /** The administrator who invited the user; null if the user registered, or the administrator was deleted. */
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.userId, { onDelete: 'set null' }),
    /** The id that the directory of the company (SCIM) gave the user. */
    externalId: text('external_id'),
    loginAt: instant('login_at'),
    preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at'),
  },
  (table) => [
    index('users_account').on(table.accountId, table.userId),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_invited_by').on(table.invitedBy),
    // Several accounts may invite one address; it joins the account whose invitation its owner accepts.
    uniqueIndex('users_validated_email').on(sql`lower(${table.email})`).where(sql`${table.status} <> 'CREATED'`),
  ],
)

/**
 * Everybody who did something, and the portal itself. A row outlives its user, whose id it has and whose name it follows
 * by a trigger; the name is null once the user is erased. A name in old rows that fits no user of the account, or
 * several, has a row of its own.
 */
export const people = pgTable(
  'people',
  {
    personId: uuid('person_id').primaryKey(),
    /** Null for the portal and its command line. */
    accountId: text('account_id'),
    name: text('name'),
  },
  (table) => [index('people_name').on(table.accountId, table.name)],
)

/** The ids of the portal itself and of its command line among the people (migration 0069). */
export const PORTAL = '00000000-0000-4000-8000-000000000001'
export const COMMAND_LINE = '00000000-0000-4000-8000-000000000002'

/** A column with the person who did something; beside it, the database still has the name (db/functions/person-names.sql). */
export const person = (column: string) => uuid(column).references(() => people.personId)

export const userGroups = pgTable(
  'user_groups',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    userGroupId: uuid('user_group_id').notNull(),
    version: integer('version').notNull().default(1),
    groupName: text('group_name').notNull(),
    /** The parent group. */
    mainUserGroup: uuid('main_user_group'),
    /** The id that the directory of the company (SCIM) gave the group. */
    externalId: text('external_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userGroupId] })],
)

export const memberships = pgTable(
  'memberships',
  {
    accountId: text('account_id').notNull(),
    userGroupId: uuid('user_group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userGroupId, table.userId] }),
    index('memberships_user').on(table.accountId, table.userId),
  ],
)

/** Users who requested their erasure, until the day on which it takes place. */
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

/** After how many months an account deletes data that is not part of the record; null for never. */
export const accountRetention = pgTable('account_retention', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  draftMonths: integer('draft_months'),
  deactivatedMonths: integer('deactivated_months'),
})
