import { z } from 'zod'
import { AssessmentId } from '../../cases/core/params.ts'
import { endpoint } from '../../http/endpoint.ts'
import { visibleText } from '../../http/text.ts'
import { HandOverSheet, MAX_FILES, SheetItem, SheetPaper, TransferFields } from './handOverSheet.ts'

/** Maximum size of a hand-over sheet in bytes. */
export const MAX_SHEET_BYTES = 3_000_000

/** Who signed a sheet: this portal, a portal whose key is configured as trusted, or an unknown one. */
export const SIGNERS = ['own', 'trusted', 'unknown'] as const

/** Material that was transferred. A correction or withdrawal is a new version; the earlier versions stay. */
export const Transfer = z.object({
  transferId: z.uuid(),
  version: z.int(),
  /** Code of its hand-over sheet, the same for all versions. */
  code: z.string(),
  recipient: z.string(),
  contact: z.string().nullable(),
  country: z.string(),
  transferredOn: z.iso.date(),
  sampleIds: z.array(z.uuid()),
  amount: z.string().nullable(),
  use: z.string().nullable(),
  terms: z.string().nullable(),
  link: z.string().nullable(),
  obligations: z.string().nullable(),
  /** Files listed on its sheet. */
  evidence: z.array(SheetPaper),
  withdrawn: z.boolean(),
  /** Why the material was transferred although a lock was closed. */
  lockReason: z.string().nullable(),
  /** Why it was corrected or withdrawn. */
  reason: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
})
export type Transfer = z.infer<typeof Transfer>

/** A transfer as reports show it: without names of persons. */
export const ReportedTransfer = Transfer.pick({
  ...({ code: true, version: true, recipient: true, country: true, transferredOn: true, sampleIds: true } as const),
  ...({ amount: true, use: true, terms: true, withdrawn: true, reason: true } as const),
})
export type ReportedTransfer = z.infer<typeof ReportedTransfer>

/** The hand-over sheet that an assessment was started from. */
const ReceivedSheet = z.object({
  code: z.string(),
  version: z.int(),
  sender: z.string(),
  portal: z.string(),
  verifyAt: z.string(),
  publicKey: z.string(),
  signer: z.enum(SIGNERS),
  transferredOn: z.iso.date(),
  /** Why the sender transferred the material although a lock was closed. */
  lockReason: z.string().nullable(),
  receivedBy: z.string(),
  receivedAt: z.iso.datetime(),
  /** Files listed on the sheet, and whether each is attached to the assessment as evidence. */
  evidence: z.array(SheetPaper.extend({ attached: z.boolean() })),
})
export type ReceivedSheet = z.infer<typeof ReceivedSheet>

export const ReportedSheet = ReceivedSheet.pick({ code: true, version: true, sender: true, transferredOn: true })

const List = z.object({
  rows: z.array(Transfer),
  received: ReceivedSheet.nullable(),
  /** The information required by Art. 4(3), as the answers and the evidence give it today. */
  items: z.array(SheetItem),
  /** Files of currently valid papers of the kinds that Art. 4(3) names. */
  papers: z.array(SheetPaper.extend({ fileId: z.uuid() })),
  mayChange: z.boolean(),
})
export type TransferList = z.infer<typeof List>

const SheetPreview = z.object({
  sheet: HandOverSheet.pick({
    code: true,
    version: true,
    issuedAt: true,
    portal: true,
    sender: true,
    transfer: true,
    publicKey: true,
    items: true,
    evidence: true,
  }),
  signer: z.enum(SIGNERS),
  samples: z.int(),
  /** Answers that are taken over, and those that are refused, with the reason. */
  answers: z.array(z.string()),
  refused: z.array(z.object({ question: z.string(), message: z.string() })),
})
export type SheetPreview = z.infer<typeof SheetPreview>

const access = ['CREATE_ASSESSMENTS'] as const
const TransferId = z.object({ transferId: z.uuid() })
const content = z.strictObject({ content: z.string().max(MAX_SHEET_BYTES).describe('The JSON file as text.') })
const sheet = (format: 'json' | 'pdf', produces: string) =>
  endpoint({
    method: 'GET',
    path: `/transfers/:transferId/sheet/${format}`,
    summary: `Download the hand-over sheet of a transfer as ${format.toUpperCase()}, with its code and signature`,
    access: 'signedIn',
    params: TransferId,
    response: format === 'json' ? HandOverSheet : z.unknown(),
    produces,
  })

export const transfers = {
  ofAssessment: endpoint({
    method: 'GET',
    path: '/assessments/:id/transfers',
    summary:
      'List the transfers of the material of an assessment, where it came from, and what has to be transferred with it',
    access: 'signedIn',
    params: AssessmentId,
    response: List,
  }),
  add: endpoint({
    method: 'POST',
    path: '/assessments/:id/transfers',
    summary: 'Record a transfer of material and sign its hand-over sheet; this settles the duty to pass on information',
    access,
    params: AssessmentId,
    body: TransferFields,
    response: List,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/transfers/:transferId',
    summary:
      'Correct a transfer with a reason: a new version of its sheet replaces the previous one, which stays readable',
    access,
    params: TransferId,
    body: TransferFields.extend({ reason: visibleText(1).max(2000) }),
    response: List,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/transfers/:transferId/withdraw',
    summary: 'Withdraw a transfer with a reason; it stays readable',
    access,
    params: TransferId,
    body: z.strictObject({ reason: visibleText(1).max(2000) }),
    response: List,
  }),
  json: sheet('json', 'application/json'),
  pdf: sheet('pdf', 'application/pdf'),
  zip: endpoint({
    method: 'GET',
    path: '/transfers/:transferId/sheet/zip',
    costly: 'preview',
    summary:
      'Download the hand-over sheet of a transfer as PDF and JSON, together with the files that it lists, as one ZIP',
    access: 'signedIn',
    params: TransferId,
    response: z.unknown(),
    produces: 'application/zip',
  }),
  readSheet: endpoint({
    method: 'POST',
    path: '/hand-over-sheets/read',
    summary: 'Read a hand-over sheet: who signed it, and what would be taken over; nothing is stored',
    access,
    costly: 'file',
    body: content,
    bodyLimit: MAX_SHEET_BYTES + 100_000,
    response: SheetPreview,
  }),
  importSheet: endpoint({
    method: 'POST',
    path: '/hand-over-sheets',
    summary:
      'Start an assessment from a hand-over sheet, with its samples, its answers about the material, and the files that it lists',
    access,
    costly: 'file',
    body: content.extend({
      /** Uploads of files that the sheet lists; each becomes evidence of the assessment. */
      fileIds: z.array(z.uuid()).max(MAX_FILES).optional(),
    }),
    bodyLimit: MAX_SHEET_BYTES + 100_000,
    response: z.object({ assessmentId: z.uuid() }),
  }),
}
