import { z } from 'zod'
import { AssessmentId } from '../cases/core/params.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, MAX_PAGE_SIZE } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'
import { Evidence, EvidenceFields, EvidenceHistoryEntry, EvidenceTarget, EvidenceUse, FileHead } from './paper.ts'

const PageQuery = z.strictObject({
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
})
export type PageQuery = z.infer<typeof PageQuery>

/** `ends` selects papers that expire within 60 days or have expired. */
const PaperSearch = z.strictObject({
  q: z.string().trim().max(200).optional(),
  country: z.string().length(2).optional(),
  ends: z.literal('soon').optional(),
})
export type PaperSearch = z.infer<typeof PaperSearch>
const PaperQuery = PaperSearch.extend(PageQuery.shape)
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
  exportCsv: endpoint({
    method: 'GET',
    path: '/evidence/export/csv',
    summary: 'Export the papers that are found as CSV, without paging, with the assessments that each serves',
    access: 'signedIn',
    query: PaperSearch,
    response: z.string(),
    produces: 'text/csv',
  }),
  exportXlsx: endpoint({
    method: 'GET',
    path: '/evidence/export/xlsx',
    summary: 'Export the papers that are found as XLSX, without paging, with the assessments that each serves',
    access: 'signedIn',
    query: PaperSearch,
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  read: endpoint({
    method: 'GET',
    path: '/evidence/:evidenceId',
    summary: 'Read a paper with its versions and the first assessments that it serves',
    access: 'signedIn',
    params: EvidenceId,
    response: Evidence,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/evidence/:evidenceId/uses',
    summary:
      'List the uses of a paper in assessments that the caller may read, by their numbers, a page at a time; `count` is the number of all',
    access: 'signedIn',
    params: EvidenceId,
    query: PageQuery,
    response: countedRows(EvidenceUse),
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
