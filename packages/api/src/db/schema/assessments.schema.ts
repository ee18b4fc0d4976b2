import type { Answers, Status } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { instant } from './columns.ts'
import { accounts, person, users } from './people.schema.ts'

type Colour = z.infer<typeof Status>

/** The details of an assessment that its history follows; entries of early versions lack the name. */
export type ChangedDetails = {
  name?: string | null
  internalReference: string | null
  visibility: 'ACCOUNT' | 'PRIVATE'
  ownerId: string | null
}

/** In kilobytes; PostgreSQL's own limit of 4 MB would make searches slow. */
const PENDING = { fastupdate: true, gin_pending_list_limit: 64 }

/**
 * Its pages are filled to 75 % (migration 0054), so that an update that changes no indexed column, as a re-evaluation
 * with the same colour does, finds room beside the old row and writes to no index.
 */
export const assessments = pgTable(
  'assessments',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    assessmentId: uuid('assessment_id').notNull(),
    number: integer('number').notNull(),
    version: integer('version').notNull().default(1),
    /** Null if the owner was deleted; the assessment then belongs to the account. */
    ownerId: uuid('owner_id').references(() => users.userId, { onDelete: 'set null' }),
    status: text('status').$type<'IN_PROGRESS' | 'COMPLETED'>().notNull(),
    result: text('result').$type<Colour>(),
    /** Copied from its decision, see there. */
    overdueSince: date('overdue_since'),
    progress: integer('progress').notNull(),
    visibility: text('visibility').$type<'ACCOUNT' | 'PRIVATE'>().notNull().default('ACCOUNT'),
    /** The name users gave it; null to name it by resource, country and use. */
    name: text('name'),
    internalReference: text('internal_reference'),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** Lists and counts leave out assessments without an answer. */
    answered: boolean('answered').notNull().generatedAlwaysAs(sql`answers <> '{}'::jsonb`),
    /** Duplicated from the answers, because lists sort and filter by these columns. */
    geneticResource: text('genetic_resource'),
    providerCountry: text('provider_country'),
    placeType: text('place_type'),
    intendedUse: text('intended_use').array(),
    /** The answer, and the range of days it can mean (`accessBefore` is exclusive); null on an open side. */
    accessDate: text('access_date'),
    accessFrom: date('access_from'),
    accessBefore: date('access_before'),
    intendedUseDate: text('intended_use_date'),
    /** Whether a lock is closed; duplicated from the locks, because lists filter and count by it. */
    locked: boolean('locked').notNull().default(false),
    decisionId: uuid('decision_id'),
    /**
     * Deleted assessments are hidden from everyone except the account's administrators and, if the owner deleted it,
     * the owner.
     */
    deletedAt: instant('deleted_at'),
    deletedBy: uuid('deleted_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.assessmentId] }),
    uniqueIndex('assessments_number').on(table.accountId, table.number),
    uniqueIndex('assessments_id').on(table.assessmentId),
    index('assessments_owner').on(table.accountId, table.ownerId, table.visibility),
    // Sort orders of the list: a page reads the beginning of one of these indexes, however many assessments the account
    // has.
    index('assessments_updated').on(table.accountId, table.updatedAt),
    index('assessments_created').on(table.accountId, table.createdAt),
    index('assessments_resource').on(table.accountId, sql`lower(genetic_resource)`, table.number),
    index('assessments_reference').on(table.accountId, sql`lower(internal_reference)`, table.number),
    index('assessments_provider').on(table.accountId, table.providerCountry, table.number),
    index('assessments_progress').on(table.accountId, table.progress, table.number),
    index('assessments_gravity').on(
      table.accountId,
      sql`array_position(array['GREEN', 'AMBER', 'RED'], result)`,
      table.number,
    ),
    index('assessments_access').on(table.accountId, sql`coalesce(access_from, access_before)`, table.number),
    // Filters of the list.
    index('assessments_states').on(
      table.accountId,
      table.status,
      table.result,
      table.locked,
      table.visibility,
      table.number,
    ),
    /** The range of days of the access; null if unknown. */
    index('assessments_access_days').using(
      'gist',
      table.accountId,
      sql`(case when coalesce(access_from, access_before) is not null then daterange(access_from, access_before) end)`,
    ),
    index('assessments_deleted').on(table.accountId, table.deletedAt).where(sql`deleted_at is not null`),
    // Added to in groups of 64 kB (the pending list, which every search scans): one by one, the words of a row cost an
    // update more than all other indexes together.
    index('assessments_uses').using('gin', table.accountId, table.intendedUse).with(PENDING),
    index('assessments_words')
      .using(
        'gin',
        table.accountId,
        table.geneticResource.op('gin_trgm_ops'),
        table.internalReference.op('gin_trgm_ops'),
        table.name.op('gin_trgm_ops'),
      )
      .with(PENDING),
    /** The assessments of a country across all accounts, in the order in which they are re-evaluated. */
    index('assessments_country').on(table.providerCountry, table.accountId, table.assessmentId),
  ],
)

/** Every result, complete and as it was made: the law may change, the record may not. */
export const assessmentDecisions = pgTable(
  'assessment_decisions',
  {
    accountId: text('account_id').notNull(),
    decisionId: uuid('decision_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** The colour as displayed: that of the text, except that GREEN becomes AMBER while the law's review is overdue. */
    status: text('status').$type<Colour>().notNull(),
    /** Since when the review of the country's law was overdue; null if it was not. */
    overdueSince: date('overdue_since'),
    /** The previous colour; null for the first decision. */
    before: text('before').$type<Colour>(),
    /** The cause of the decision: other answers, another version of the law, or evidence that no longer counts. */
    cause: text('cause').$type<'answers' | 'law' | 'evidence'>().notNull().default('answers'),
    /** The activation of a version that caused it, at most once per assessment. */
    activationId: uuid('activation_id'),
    /** The code printed on reports, with which anyone who has one can have it verified. */
    code: text('code').notNull(),
    /** Whether the answers were confirmed with it; otherwise it is provisional. */
    completed: boolean('completed').notNull(),
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
    uniqueIndex('assessment_decisions_code').on(table.code),
    uniqueIndex('assessment_decisions_activation').on(table.accountId, table.assessmentId, table.activationId),
    index('assessment_decisions_law').on(table.activationId).where(sql`activation_id is not null`),
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
    lockedById: person('locked_by_id'),
    unlockedAt: instant('unlocked_at'),
    unlockedById: person('unlocked_by_id'),
    comment: text('comment'),
    /** The version of the disclaimer accepted by the user who opened it. */
    disclaimerVersion: integer('disclaimer_version'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.lockId] }),
    index('assessment_locks_assessment').on(table.accountId, table.assessmentId),
    uniqueIndex('assessment_locks_closed')
      .on(table.accountId, table.assessmentId, table.ref, table.type)
      .where(sql`closed`),
    index('assessment_locks_waiting').on(table.accountId, table.lockedAt).where(sql`closed`),
  ],
)

/** Starred assessments, by reader. */
export const assessmentFavorites = pgTable(
  'assessment_favorites',
  {
    accountId: text('account_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    assessmentId: uuid('assessment_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.assessmentId] })],
)

export const assessmentComments = pgTable(
  'assessment_comments',
  {
    accountId: text('account_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    authorId: person('author_id'),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.commentId] }),
    index('assessment_comments_assessment').on(table.accountId, table.assessmentId, table.createdAt),
  ],
)

/** Saved filters and sort orders of the list; a shared view is visible to the whole account. */
export const assessmentViews = pgTable(
  'assessment_views',
  {
    accountId: text('account_id').notNull(),
    viewId: uuid('view_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The query of the list's address. */
    address: text('address').notNull(),
    shared: boolean('shared').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.viewId] }),
    index('assessment_views_owner').on(table.ownerId),
  ],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Issued report files, byte for byte, so that what an inspector saw can be shown again. */
export const assessmentReports = pgTable(
  'assessment_reports',
  {
    accountId: text('account_id').notNull(),
    reportId: uuid('report_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** Null if there was no result yet. */
    decisionId: uuid('decision_id'),
    format: text('format').$type<'pdf' | 'json' | 'xlsx'>().notNull(),
    /** SHA-256 of the report's content and audience: the same state is issued as the same file. */
    state: text('state').notNull(),
    sha256: text('sha256').notNull(),
    file: bytes('file').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    /** The moment whose state it shows: the time of its creation, or an earlier one for a retrospective report. */
    shownAt: instant('shown_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.reportId] }),
    index('assessment_reports_decision').on(table.accountId, table.decisionId),
    uniqueIndex('assessment_reports_state').on(table.accountId, table.assessmentId, table.format, table.state),
  ],
)

/** What an assessment's history shows of its details and its deletion; each row belongs to one entry of the audit log. */
export const assessmentChanges = pgTable(
  'assessment_changes',
  {
    accountId: text('account_id').notNull(),
    /** The number of the entry in the account's audit log. */
    number: integer('number').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    action: text('action').$type<'ASSESSMENT_DETAILS' | 'ASSESSMENT_DELETE' | 'ASSESSMENT_RESTORE'>().notNull(),
    changedBy: uuid('changed_by'),
    at: instant('at').notNull(),
    /** The changed details and all details before, owners by their ids; null for a deletion and its reversal. */
    details: jsonb('details').$type<{ changed: Partial<ChangedDetails>; before: ChangedDetails }>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('assessment_changes_assessment').on(table.accountId, table.assessmentId, table.number),
  ],
)
