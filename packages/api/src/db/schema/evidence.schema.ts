import type { CertificateRecord, EvidenceHistoryEntry, EvidenceKind, EvidenceTarget } from '@portal/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { instant } from './columns.ts'
import { person, users } from './people.schema.ts'

/** Papers of an account. They are never deleted, only withdrawn. */
export const evidence = pgTable(
  'evidence',
  {
    accountId: text('account_id').notNull(),
    evidenceId: uuid('evidence_id').notNull(),
    version: integer('version').notNull().default(1),
    kind: text('kind').$type<EvidenceKind>().notNull(),
    number: text('number'),
    issuer: text('issuer'),
    madeOn: date('made_on'),
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    proves: text('proves'),
    provesDay: date('proves_day'),
    link: text('link'),
    /** Of a certificate: for whom, for what and for which aim it was issued. */
    holder: text('holder'),
    material: text('material'),
    mark: text('mark').$type<'commercial' | 'non_commercial'>(),
    addedById: person('added_by_id'),
    addedAt: instant('added_at').notNull(),
    /** The user who last changed the paper or its file, and may therefore not check it. */
    changedById: person('changed_by_id'),
    checkOutcome: text('check_outcome').$type<'right' | 'differs'>(),
    checkedById: person('checked_by_id'),
    checkedAt: instant('checked_at'),
    checkNote: text('check_note'),
    withdrawnById: person('withdrawn_by_id'),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    /** When its expiry was processed; a later end date makes it count again. */
    expiredAt: instant('expired_at'),
    /** Of a certificate: what the ABS Clearing-House said of its number when it was last asked, and when that was. */
    recordState: text('record_state').$type<CertificateRecord['state']>(),
    recordReadAt: instant('record_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.evidenceId] }),
    uniqueIndex('evidence_id').on(table.evidenceId),
    index('evidence_ends').on(table.validTo).where(sql`valid_to is not null and withdrawn_at is null`),
  ],
)

/** The versions of a paper's file. */
export const evidenceFiles = pgTable(
  'evidence_files',
  {
    accountId: text('account_id').notNull(),
    evidenceId: uuid('evidence_id').notNull(),
    fileId: uuid('file_id').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    addedById: person('added_by_id'),
    addedAt: instant('added_at').notNull(),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.evidenceId, table.number] }),
    uniqueIndex('evidence_files_id').on(table.fileId),
  ],
)

/** The parts of assessments for which a paper is used. */
export const evidenceUses = pgTable(
  'evidence_uses',
  {
    accountId: text('account_id').notNull(),
    useId: uuid('use_id').notNull(),
    evidenceId: uuid('evidence_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    part: text('part').$type<EvidenceTarget['part']>().notNull(),
    /** Empty for the whole assessment. */
    partId: text('part_id').notNull().default(''),
    /** Whether the duty counts as met by this paper. */
    settles: boolean('settles').notNull().default(false),
    addedById: person('added_by_id'),
    addedAt: instant('added_at').notNull(),
    /** Since when the paper is no longer used for this part. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.useId] }),
    uniqueIndex('evidence_uses_part')
      .on(table.accountId, table.evidenceId, table.assessmentId, table.part, table.partId)
      .where(sql`removed_at is null`),
    index('evidence_uses_assessment').on(table.accountId, table.assessmentId),
  ],
)

/** The history of each paper. */
export const evidenceChanges = pgTable(
  'evidence_changes',
  {
    accountId: text('account_id').notNull(),
    changeId: uuid('change_id').notNull(),
    evidenceId: uuid('evidence_id').notNull(),
    action: text('action').$type<EvidenceHistoryEntry['action']>().notNull(),
    changedById: person('changed_by_id'),
    changes: jsonb('changes').$type<EvidenceHistoryEntry['changes']>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.changeId] }),
    index('evidence_changes_evidence').on(table.accountId, table.evidenceId, table.at),
  ],
)

/** Uploaded files that are not part of a paper yet. */
export const evidenceUploads = pgTable('evidence_uploads', {
  fileId: uuid('file_id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
})

/** Issued inspection packs, with the results that each shows. The files themselves are not stored. */
export const inspectionPacks = pgTable(
  'inspection_packs',
  {
    packId: uuid('pack_id').primaryKey(),
    accountId: text('account_id').notNull(),
    code: text('code').notNull(),
    sha256: text('sha256').notNull(),
    manifestSha256: text('manifest_sha256').notNull(),
    forWhom: text('for_whom').notNull(),
    madeById: person('made_by_id'),
    madeAt: instant('made_at').notNull(),
    /** The cases with the decision that each had. */
    cases: jsonb('cases').$type<{ assessmentId: string; decisionId: string | null }[]>().notNull(),
  },
  (table) => [
    uniqueIndex('inspection_packs_code').on(table.code),
    index('inspection_packs_account').on(table.accountId),
  ],
)
