import type { Answers, Status } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { instant } from './columns.ts'
import { accounts, users } from './people.schema.ts'

type Colour = z.infer<typeof Status>

export const assessments = pgTable(
  'assessments',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    assessmentId: uuid('assessment_id').notNull(),
    number: integer('number').notNull(),
    version: integer('version').notNull().default(1),
    /** Null: the owner was deleted, and the assessment is the account's. */
    ownerId: uuid('owner_id').references(() => users.userId, { onDelete: 'set null' }),
    status: text('status').$type<'IN_PROGRESS' | 'COMPLETED'>().notNull(),
    result: text('result').$type<Colour>(),
    progress: integer('progress').notNull(),
    visibility: text('visibility').$type<'ACCOUNT' | 'PRIVATE'>().notNull().default('ACCOUNT'),
    internalReference: text('internal_reference'),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** Beside the answers, because lists sort and filter by them. */
    geneticResource: text('genetic_resource'),
    providerCountry: text('provider_country'),
    decisionId: uuid('decision_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.assessmentId] }),
    uniqueIndex('assessments_number').on(table.accountId, table.number),
    uniqueIndex('assessments_id').on(table.assessmentId),
    index('assessments_updated').on(table.accountId, table.updatedAt),
    index('assessments_owner').on(table.accountId, table.ownerId),
  ],
)

/** Every result, whole and as it was made: the law may change, the record may not. */
export const assessmentDecisions = pgTable(
  'assessment_decisions',
  {
    accountId: text('account_id').notNull(),
    decisionId: uuid('decision_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    status: text('status').$type<Colour>().notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    content: jsonb('content').$type<ContentRef[]>().notNull(),
    /** Canonical JSON, and the SHA-256 of exactly this text. */
    text: text('text').notNull(),
    sha256: text('sha256').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.decisionId] }),
    index('assessment_decisions_assessment').on(table.accountId, table.assessmentId, table.decidedAt),
  ],
)

export const assessmentLocks = pgTable(
  'assessment_locks',
  {
    accountId: text('account_id').notNull(),
    lockId: uuid('lock_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    ref: text('ref').notNull(),
    type: text('type').$type<'technical' | 'legal'>().notNull(),
    text: text('text').notNull(),
    origin: text('origin').$type<'decision' | 'hand'>().notNull(),
    closed: boolean('closed').notNull(),
    lockedAt: instant('locked_at').notNull(),
    lockedBy: text('locked_by').notNull(),
    unlockedAt: instant('unlocked_at'),
    unlockedBy: text('unlocked_by'),
    comment: text('comment'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.lockId] }),
    uniqueIndex('assessment_locks_closed').on(table.accountId, table.assessmentId, table.ref).where(sql`closed`),
  ],
)
