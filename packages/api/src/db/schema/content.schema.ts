import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Legal content, each version for ever: decisions are recomputed from it. A version that was active once never changes;
 * one that was not is a draft (`local`) or waits to be taken over (`shipped`).
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    sha256: text('sha256').notNull(),
    /** The law as decisions read it: JSON text, byte for byte as it was first stored. */
    content: text('content').notNull(),
    /** The author's form it was made from, as canonical JSON; null for the treaty level. */
    source: text('source'),
    origin: text('origin').$type<'shipped' | 'local'>().notNull().default('shipped'),
    /** The version it was begun from. */
    basedOn: integer('based_on'),
    /** Counts the changes of a draft. */
    revision: integer('revision').notNull().default(1),
    /** The last editor, with the name at that time; null: it came with the program. */
    editedBy: uuid('edited_by'),
    editor: text('editor'),
    editedAt: instant('edited_at').notNull().defaultNow(),
    /** When it was made active first; null: never. */
    activatedAt: instant('activated_at'),
    activator: text('activator'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.version] })],
)

/**
 * The version that is decided by, one row per content. Whoever decides holds the row (`for share`) until the decision
 * is kept; an activation changes it, so that none comes between a decision and its law.
 */
export const activeContent = pgTable('active_content', {
  contentId: text('content_id').primaryKey(),
  version: integer('version').notNull(),
  sha256: text('sha256').notNull(),
})

/** Each time a version was made active, and how far the assessments have been decided again by it. */
export const activations = pgTable(
  'activations',
  {
    activationId: uuid('activation_id').primaryKey(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    /** The version that was active before. */
    previous: integer('previous'),
    actorId: uuid('actor_id'),
    actor: text('actor').notNull(),
    /** Shipped content that took the place of shipped content at a start. */
    automatic: boolean('automatic').notNull(),
    /** Groups the versions that one start of a new program activated together; null: activated by a user. */
    releaseId: uuid('release_id'),
    createdAt: instant('created_at').notNull(),
    /** How many assessments stood on another version when it began; null: not begun. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The first of the assessments that could not be decided again, with the reason in the log. */
    failures: jsonb('failures').$type<string[]>().notNull().default([]),
    /** The last assessment that was looked at. */
    afterAccount: text('after_account'),
    afterAssessment: uuid('after_assessment'),
    progressedAt: instant('progressed_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Another version was made active before it was through: that activation decides the rest. */
    superseded: boolean('superseded').notNull().default(false),
  },
  (table) => [
    index('activations_content').on(table.contentId, table.createdAt),
    index('activations_unfinished').on(table.progressedAt).where(sql`finished_at is null`),
  ],
)

/** Each time somebody compared a version with its source and found it right. Append-only, by a trigger. */
export const contentReviews = pgTable(
  'content_reviews',
  {
    reviewId: uuid('review_id').primaryKey(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    reviewedBy: uuid('reviewed_by').notNull(),
    /** The reviewer's name at that time: the review outlives the user. */
    reviewer: text('reviewer').notNull(),
    reviewedOn: date('reviewed_on').notNull(),
    source: text('source').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('content_reviews_version').on(table.contentId, table.version, table.createdAt)],
)
