import type { Check, EventType } from '@portal/contract'
import type { Message } from '@portal/texts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.schema.ts'

/** A message; `people`: the ids of those in it, by the paths of their names in the parameters, as `changes,2,before`. */
export type StoredMessage = Message & { readonly people?: { readonly [path: string]: string } }

export const events = pgTable(
  'events',
  {
    accountId: text('account_id').notNull(),
    eventId: uuid('event_id').notNull(),
    eventType: text('event_type').$type<EventType>().notNull(),
    /** The code of the sentence, its parameters and its people; worded when it is read. */
    message: jsonb('message').$type<StoredMessage>().notNull(),
    /** An event about an assessment is visible to those who may see the assessment. */
    assessmentId: uuid('assessment_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.eventId] }),
    index('events_created').on(table.accountId, table.createdAt),
    /** Serves the requests to release the locks of an assessment. */
    index('events_release_asked')
      .on(table.accountId, table.assessmentId, table.createdAt)
      .where(sql`message ->> 'code' = 'releaseAsked'`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    accountId: text('account_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    message: jsonb('message').$type<StoredMessage>().notNull(),
    assessmentId: uuid('assessment_id'),
    /**
     * The target if it is not an assessment: what an activation changed for the user, the locks it closed, the reports of errors
     * in the law, or a country.
     */
    about: text('about').$type<'lawChange' | 'myTurn' | 'lawReports' | 'country'>(),
    activationId: uuid('activation_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.notificationId] }),
    index('notifications_user').on(table.accountId, table.userId, table.createdAt, table.notificationId),
    /** A user is notified of an activation only once, even if the job runs repeatedly. */
    uniqueIndex('notifications_activation')
      .on(table.accountId, table.userId, table.activationId, table.about)
      .where(sql`activation_id is not null`),
  ],
)

/** The audit log: append-only by a trigger, each entry linked to the previous one by its hash. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    accountId: text('account_id').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    /** The actor's email at that time, because the entry outlives the user. */
    actor: text('actor'),
    /** The IP address of the request. */
    address: text('address'),
    /** Whether the actor belongs to another account than the entry, that is, the operator's. Null if not recorded. */
    byOperator: boolean('by_operator'),
    action: text('action').notNull(),
    /** Canonical JSON of the entry's subject. */
    subject: text('subject').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /**
     * The later entry that attests this entry's content since a person in it was redacted; null for an original entry.
     */
    redactedBy: integer('redacted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('audit_entries_at').on(table.at),
    /** Served the history of an assessment until 0068; the previous version, which may still run, reads by it. */
    index('audit_entries_assessment')
      .on(table.accountId, sql`(${table.subject}::jsonb ->> 'assessmentId')`)
      .where(sql`action in ('ASSESSMENT_DETAILS', 'ASSESSMENT_DELETE', 'ASSESSMENT_RESTORE')`),
  ],
)

/** The head (last entry) of each account's hash chain, so that missing entries at its end are detected. */
export const auditHeads = pgTable('audit_heads', {
  accountId: text('account_id').primaryKey(),
  number: integer('number').notNull(),
  hash: text('hash').notNull(),
})

/** Mails of portals without a mail server, exactly as they would have been sent. */
export const storedMails = pgTable(
  'stored_mails',
  {
    mailId: text('mail_id').primaryKey(),
    receiver: text('receiver').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('stored_mails_created').on(table.createdAt)],
)

/** The workers of jobs, each with the time at which its process last said that it is alive. */
export const jobWorkers = pgTable('job_workers', {
  workerId: text('worker_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
})

/** When a backup was made, and when the audit log and the decisions were verified, for the operator. */
export const operatorRuns = pgTable(
  'operator_runs',
  {
    runId: uuid('run_id').primaryKey(),
    kind: text('kind').$type<'backup' | Check>().notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while it waits or runs. */
    endedAt: instant('ended_at'),
    failed: boolean('failed').notNull().default(false),
    checked: integer('checked').notNull().default(0),
    faults: integer('faults').notNull().default(0),
    /** The first faults in words. */
    findings: jsonb('findings').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index('operator_runs_last').on(table.kind, table.startedAt),
    /** A check is asked for once, however often its button is pressed. */
    uniqueIndex('operator_runs_open').on(table.kind).where(sql`ended_at is null`),
  ],
)
