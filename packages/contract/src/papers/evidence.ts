import { z } from 'zod'
import { AssessmentId } from '../cases/core/params.ts'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, MAX_PAGE_SIZE } from '../http/lists.ts'
import { visibleText, WebAddress } from '../http/text.ts'
import { LOST_CERTIFICATE_STATES } from './certificates.ts'

export const EVIDENCE_KINDS = [
  'ircc',
  'permit',
  'pic',
  'mat',
  'mta',
  'smta',
  'community_consent',
  'authority_answer',
  'declaration',
  'enquiry',
  'unanswered_enquiry',
  'invoice',
  'label',
  'accession_book',
  'publication',
  'correspondence',
  'other',
] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** The option of the question "Which papers do you hold?" that corresponds to a kind of evidence. */
export const PAPER_OF: { readonly [kind in EvidenceKind]?: string } = {
  ircc: 'ircc',
  permit: 'permit',
  pic: 'permit',
  mat: 'mat',
  mta: 'mta',
  smta: 'smta',
  community_consent: 'community_consent',
  authority_answer: 'authority_answer',
}

/** The aim for which a certificate was issued. */
export const PAPER_MARKS = ['commercial', 'non_commercial'] as const

/** A paper is shown as expiring from this many days before its last day. */
export const EXPIRES_SOON_DAYS = 60

/**
 * The part of an assessment that evidence belongs to. `id` is that of the duty or question, or `legal:<lock>`; left
 * out, the evidence belongs to the whole assessment.
 */
export const EvidenceTarget = z.strictObject({
  part: z.enum(['assessment', 'duty', 'lock', 'answer']),
  id: z.string().max(300).nullable(),
})
export type EvidenceTarget = z.infer<typeof EvidenceTarget>

const short = z.string().trim().max(300).nullish()

/** Metadata of a paper. On an update, fields that are left out stay unchanged. */
export const EvidenceFields = z.strictObject({
  kind: z.enum(EVIDENCE_KINDS),
  number: short,
  issuer: short,
  /** The day on which the paper was issued. */
  madeOn: z.iso.date().nullish(),
  validFrom: z.iso.date().nullish(),
  validTo: z.iso.date().nullish(),
  /** The fact that the paper proves, in words. */
  proves: z.string().trim().max(2000).nullish(),
  /** The day that the paper proves, for example that of the first access. */
  provesDay: z.iso.date().nullish(),
  link: z.union([WebAddress.max(2000), z.literal('')]).nullish(),
  /** Of a certificate: the person or organisation to which it was issued, its material, and its aim. */
  holder: short,
  material: short,
  mark: z.enum(PAPER_MARKS).nullish(),
})
export type EvidenceFields = z.infer<typeof EvidenceFields>

const FileHead = z.object({
  fileId: z.uuid(),
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
})

export const EvidenceFile = FileHead.extend({
  /** Version number of the file, counted from 1. */
  number: z.int(),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
  /** Why this version replaced the previous one. */
  reason: z.string().nullable(),
})
export type EvidenceFile = z.infer<typeof EvidenceFile>

/** A use of the evidence in an assessment that the reader may read. */
const EvidenceUse = z.object({
  useId: z.uuid(),
  assessmentId: z.uuid(),
  id: z.int(),
  name: z.string().nullable(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  placeType: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  result: Status.nullable(),
  target: EvidenceTarget,
  /** True if this paper counts as meeting the duty. */
  settles: z.boolean(),
})

/** `revoked`, `superseded`: what the ABS Clearing-House said of a certificate when the portal last asked. */
const LOST = ['withdrawn', ...LOST_CERTIFICATE_STATES] as const

/** A paper of the account, which may serve many assessments. */
export const Evidence = z.object({
  evidenceId: z.uuid(),
  version: z.int(),
  kind: z.enum(EVIDENCE_KINDS),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  madeOn: z.iso.date().nullable(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  proves: z.string().nullable(),
  provesDay: z.iso.date().nullable(),
  link: z.string().nullable(),
  holder: z.string().nullable(),
  material: z.string().nullable(),
  mark: z.enum(PAPER_MARKS).nullable(),
  state: z.enum(['valid', 'expires_soon', 'expired', 'not_yet_valid', ...LOST]),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
  /** The check by a second person, other than the one who added or last changed the paper. Any change revokes it. */
  check: z
    .object({
      outcome: z.enum(['right', 'differs']),
      by: z.string(),
      at: z.iso.datetime(),
      note: z.string().nullable(),
    })
    .nullable(),
  withdrawn: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Newest first. */
  files: z.array(EvidenceFile),
  uses: z.array(EvidenceUse),
  mayChange: z.boolean(),
  mayCheck: z.boolean(),
})
export type Evidence = z.infer<typeof Evidence>

/** A paper of an assessment as reports show it, at the moment of the report. */
export const ReportedPaper = Evidence.pick({
  evidenceId: true,
  kind: true,
  number: true,
  issuer: true,
  madeOn: true,
  validFrom: true,
  validTo: true,
  proves: true,
  provesDay: true,
  state: true,
  addedBy: true,
  addedAt: true,
  check: true,
  withdrawn: true,
}).extend({
  /** The latest version of its file; null for a paper that is only named. */
  file: EvidenceFile.pick({ name: true, number: true, sha256: true }).nullable(),
  /** The parts of the assessment that it belongs to, with the text of the duty, lock or question. */
  serves: z.array(z.object({ part: EvidenceTarget.shape.part, text: z.string().nullable(), settles: z.boolean() })),
})
export type ReportedPaper = z.infer<typeof ReportedPaper>

const EvidenceHistoryEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['added', 'changed', 'file', 'checked', 'linked', 'unlinked', 'expired', ...LOST]),
  /** The changed fields before and after, or other details of the action. */
  changes: z.record(z.string(), z.object({ before: z.string().nullable(), after: z.string().nullable() })),
})
export type EvidenceHistoryEntry = z.infer<typeof EvidenceHistoryEntry>

/** `ends` selects papers that expire within 60 days or have expired. */
export const PaperQuery = z.strictObject({
  q: z.string().trim().max(200).optional(),
  country: z.string().length(2).optional(),
  ends: z.literal('soon').optional(),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
})
export type PaperQuery = z.infer<typeof PaperQuery>

/** Limits for uploaded files. */
const FileLimits = z.object({ maxBytes: z.int(), endings: z.array(z.string()) })

const EvidenceId = z.object({ evidenceId: z.uuid() })
const WRITE = ['CREATE_ASSESSMENTS'] as const
const use = { target: EvidenceTarget, settles: z.boolean().default(false) }

export const evidence = {
  ofAssessment: endpoint({
    method: 'GET',
    path: '/assessments/:id/evidence',
    summary: 'List the evidence of an assessment, with the limits for uploaded files',
    access: 'signedIn',
    params: AssessmentId,
    response: countedRows(Evidence).extend({
      limits: FileLimits,
      mayAdd: z.boolean(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/evidence',
    summary:
      'Find papers of the account by number, issuer, file name or fact, and by the provider country of the assessments they serve; the first to expire come first, a page at a time; `count` is the number of all',
    access: 'signedIn',
    query: PaperQuery,
    response: countedRows(Evidence).extend({ limits: FileLimits }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/evidence/export',
    summary: 'Export the papers that are found as XLSX, without paging, with the assessments that each serves',
    access: 'signedIn',
    query: PaperQuery.omit({ from: true, size: true }),
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  read: endpoint({
    method: 'GET',
    path: '/evidence/:evidenceId',
    summary: 'Read a paper with its versions and the assessments that it serves',
    access: 'signedIn',
    params: EvidenceId,
    response: Evidence,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/evidence/uploads',
    summary:
      'Upload a file as it is (application/octet-stream); it is not evidence until it is added as such, and is removed after a day otherwise',
    access: WRITE,
    query: z.strictObject({
      name: z.string().trim().min(1).max(255),
      /** SHA-256 of the file on the caller's side; a file that arrives with another hash is refused. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'A SHA-256 in hexadecimal.')
        .optional(),
    }),
    receives: 'application/octet-stream',
    response: FileHead,
  }),
  add: endpoint({
    method: 'POST',
    path: '/assessments/:id/evidence',
    summary: 'Add evidence to an assessment, a duty, a lock or an answer: an uploaded file, a link, or a number',
    access: WRITE,
    params: AssessmentId,
    body: EvidenceFields.extend({ ...use, fileId: z.uuid().nullish() }),
    response: Evidence,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/evidence/:evidenceId',
    summary: 'Change the metadata of a paper; its check is revoked',
    access: WRITE,
    params: EvidenceId,
    body: EvidenceFields.partial(),
    response: Evidence,
  }),
  addVersion: endpoint({
    method: 'POST',
    path: '/evidence/:evidenceId/versions',
    summary: 'Add a newer version of the file; older versions stay',
    access: WRITE,
    params: EvidenceId,
    body: z.strictObject({ fileId: z.uuid(), reason: visibleText(1).max(1000) }),
    response: Evidence,
  }),
  check: endpoint({
    method: 'POST',
    path: '/evidence/:evidenceId/check',
    summary: 'Record, as a second person, whether the facts of a paper are right',
    access: WRITE,
    params: EvidenceId,
    body: z.strictObject({ outcome: z.enum(['right', 'differs']), note: z.string().trim().max(2000).nullish() }),
    response: Evidence,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/evidence/:evidenceId/withdraw',
    summary: 'Withdraw a paper with a reason: it stays readable but no longer proves anything',
    access: WRITE,
    params: EvidenceId,
    body: z.strictObject({ reason: visibleText(1).max(2000) }),
    response: Evidence,
  }),
  link: endpoint({
    method: 'POST',
    path: '/evidence/:evidenceId/uses',
    summary: 'Attach a paper to another assessment, or to another part of one',
    access: WRITE,
    params: EvidenceId,
    body: z.strictObject({ assessmentId: z.uuid(), ...use }),
    response: Evidence,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/evidence/:evidenceId/uses/:useId',
    summary: 'Detach a paper from a part of an assessment; the history keeps the change',
    access: WRITE,
    params: EvidenceId.extend({ useId: z.uuid() }),
    response: z.object({ success: z.literal(true) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/evidence/:evidenceId/history',
    summary: 'List the history of a paper, newest first',
    access: 'signedIn',
    params: EvidenceId,
    response: countedRows(EvidenceHistoryEntry),
  }),
  file: endpoint({
    method: 'GET',
    path: '/evidence/:evidenceId/files/:fileId',
    summary: 'Download a version of the file, always as an attachment',
    access: 'signedIn',
    params: EvidenceId.extend({ fileId: z.uuid() }),
    response: z.unknown(),
    produces: 'application/octet-stream',
  }),
}
