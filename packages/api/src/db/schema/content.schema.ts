import type { ContentOperation, LawReportOutcome } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { person, users } from './people.schema.ts'

/**
 * Legal content, with every version stored permanently because decisions are recomputed from it. A version that was
 * once active never changes; others are drafts (`local`) or wait to be adopted (`shipped`).
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    sha256: text('sha256').notNull(),
    /** The law as read by decisions: JSON text, byte for byte as it was first stored. */
    content: text('content').notNull(),
    /** The author's form from which it was generated, as canonical JSON; null for the treaty level. */
    source: text('source'),
    /** Its golden cases as canonical JSON, with their SHA-256; null for the treaty level. */
    cases: text('cases'),
    casesSha256: text('cases_sha256'),
    /** Its procedures as canonical JSON; null for those that the program ships. No decision reads them. */
    procedures: text('procedures'),
    origin: text('origin').$type<'shipped' | 'local'>().notNull().default('shipped'),
    /** The version from which it was copied. */
    basedOn: integer('based_on'),
    /** The version that was active when this draft was begun; null if none was, and for shipped content. */
    activeWhenBegun: integer('active_when_begun'),
    /** The newest shipped version whose changes were merged into it; null for the one from which it descends. */
    mergedShipped: integer('merged_shipped'),
    /** Counts the changes of a draft. */
    revision: integer('revision').notNull().default(1),
    /** The last editor; null for shipped content. */
    editedBy: person('edited_by'),
    editedAt: instant('edited_at').notNull().defaultNow(),
    /** When it was last activated; null if never. */
    activatedAt: instant('activated_at'),
    activatorId: person('activator_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.version] })],
)

/** Everybody who wrote in a draft or in the draft that it was copied from: none of them may activate it. */
export const draftEditors = pgTable(
  'draft_editors',
  {
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.version, table.userId] }),
    foreignKey({
      columns: [table.contentId, table.version],
      foreignColumns: [contentVersions.contentId, contentVersions.version],
    }).onDelete('cascade'),
  ],
)

/**
 * The active version of each content. A decision locks the row FOR SHARE until it is saved and an activation updates
 * it, so that no activation comes between a decision and its law.
 */
export const activeContent = pgTable('active_content', {
  contentId: text('content_id').primaryKey(),
  version: integer('version').notNull(),
  sha256: text('sha256').notNull(),
})

/** Activations of versions, with the progress of re-evaluating the assessments. */
export const activations = pgTable(
  'activations',
  {
    activationId: uuid('activation_id').primaryKey(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    /** The version that was active before. */
    previous: integer('previous'),
    actorId: person('actor_id'),
    /** Whether newly shipped content replaced shipped content at a start. */
    automatic: boolean('automatic').notNull(),
    /** Groups the versions that one start of a new program activated; null if activated by a user. */
    releaseId: uuid('release_id'),
    createdAt: instant('created_at').notNull(),
    /** How many assessments used another version when the re-evaluation began; null if it has not begun. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The first assessments whose re-evaluation failed; the log has the reasons. */
    failures: jsonb('failures').$type<string[]>().notNull().default([]),
    /** The last assessment that was processed. */
    afterAccount: text('after_account'),
    afterAssessment: uuid('after_assessment'),
    progressedAt: instant('progressed_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Another version was activated before this re-evaluation finished; that activation continues it. */
    superseded: boolean('superseded').notNull().default(false),
  },
  (table) => [
    index('activations_content').on(table.contentId, table.createdAt),
    index('activations_unfinished').on(table.progressedAt).where(sql`finished_at is null`),
  ],
)

/** Reviews of versions against their sources. Append-only, enforced by a trigger. */
export const contentReviews = pgTable(
  'content_reviews',
  {
    reviewId: uuid('review_id').primaryKey(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    reviewedBy: uuid('reviewed_by').notNull(),
    /** The reviewer's name at that time, because the review outlives the user. */
    reviewer: text('reviewer').notNull(),
    reviewedOn: date('reviewed_on').notNull(),
    source: text('source').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('content_reviews_version').on(table.contentId, table.version, table.createdAt)],
)

/**
 * The changes of a draft by operations, one row for what one person saved together. Append-only, enforced by a trigger;
 * deleted with their draft, whose number is given again.
 */
export const contentEdits = pgTable(
  'content_edits',
  {
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    editedBy: uuid('edited_by').notNull(),
    operations: jsonb('operations').$type<ContentOperation[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.version, table.revision] }),
    foreignKey({
      columns: [table.contentId, table.version],
      foreignColumns: [contentVersions.contentId, contentVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Drafts given to a second person: each is about one exact text, and void once that is changed. */
export const contentHandOvers = pgTable(
  'content_hand_overs',
  {
    handOverId: uuid('hand_over_id').primaryKey(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    sha256: text('sha256').notNull(),
    handedBy: uuid('handed_by').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    outcome: text('outcome').$type<'returned' | 'approved'>(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    remark: text('remark'),
  },
  (table) => [
    index('content_hand_overs_version').on(table.contentId, table.version, table.createdAt),
    foreignKey({
      columns: [table.contentId, table.version],
      foreignColumns: [contentVersions.contentId, contentVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Comments on the entries of a draft and on their fields. */
export const contentComments = pgTable(
  'content_comments',
  {
    commentId: uuid('comment_id').primaryKey(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    /** The entry, named as in the differences of two versions: it may be gone by now. */
    entry: text('entry').notNull(),
    field: text('field'),
    text: text('text').notNull(),
    /** A user; null for a comment from outside, by the link of outside counsel and under the name that they gave. */
    writtenBy: uuid('written_by'),
    linkId: uuid('link_id'),
    guestName: text('guest_name'),
    createdAt: instant('created_at').notNull(),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('content_comments_version').on(table.contentId, table.version, table.createdAt),
    foreignKey({
      columns: [table.contentId, table.version],
      foreignColumns: [contentVersions.contentId, contentVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Links by which outside counsel reads and comments on one draft. The token itself is not stored. */
export const contentLinks = pgTable(
  'content_links',
  {
    linkId: uuid('link_id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    /** For whom it was made. */
    counsel: text('counsel').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last day on which it opens. */
    lastDay: date('last_day').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('content_links_version').on(table.contentId, table.version, table.createdAt),
    foreignKey({
      columns: [table.contentId, table.version],
      foreignColumns: [contentVersions.contentId, contentVersions.version],
    }).onDelete('cascade'),
  ],
)

/** The texts of laws as files, kept in the file store under their ids; documents of versions name them. */
export const documentFiles = pgTable('document_files', {
  fileId: uuid('file_id').primaryKey(),
  contentId: text('content_id').notNull(),
  name: text('name').notNull(),
  sha256: text('sha256').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
})

/** How the conflicts of a merge were decided, field by field, until the merge is made. */
export const contentChoices = pgTable(
  'content_choices',
  {
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    /** The version whose changes are merged into the draft. */
    upstream: integer('upstream').notNull(),
    entry: text('entry').notNull(),
    field: text('field').notNull(),
    side: text('side').$type<'ours' | 'theirs' | 'both'>().notNull(),
    chosenBy: uuid('chosen_by').notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.version, table.upstream, table.entry, table.field] }),
    foreignKey({
      columns: [table.contentId, table.version],
      foreignColumns: [contentVersions.contentId, contentVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Errors and newer law that users reported on the page of a country, and what became of each. */
export const lawReports = pgTable(
  'law_reports',
  {
    reportId: uuid('report_id').primaryKey(),
    contentId: text('content_id').notNull(),
    /** Who reported it; null once the person is erased. */
    userId: uuid('user_id').references(() => users.userId, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Where the newer law, or the proof of the error, can be read. */
    address: text('address'),
    /** The row or document that it is about, and the version that was active. */
    rowId: text('row_id'),
    documentId: text('document_id'),
    version: integer('version'),
    createdAt: instant('created_at').notNull(),
    outcome: text('outcome').$type<LawReportOutcome>(),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('law_reports_open').on(table.createdAt).where(sql`answered_at is null`),
    index('law_reports_user').on(table.userId, table.createdAt),
  ],
)
