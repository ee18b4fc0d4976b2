import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { visibleText } from '../../http/text.ts'
import { AssessmentId } from '../core/params.ts'
import { HandOverSheet, SheetItem, SheetPaper, TransferFields } from './handOverSheet.ts'

/** Bytes that a hand-over sheet may have. */
export const MOST_SHEET_BYTES = 3_000_000

/** Who signed a sheet: this portal, one whose key is in its settings, or one that it does not know. */
export const SIGNERS = ['own', 'trusted', 'unknown'] as const

/** Material that was passed on; a correction or withdrawal is a new version, and the ones before it stay. */
export const Transfer = z.object({
  transferId: z.uuid(),
  version: z.int(),
  /** Of its hand-over sheet, for all versions. */
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
  /** Files that its sheet lists. */
  evidence: z.array(SheetPaper),
  withdrawn: z.boolean(),
  /** Why it was corrected or withdrawn. */
  reason: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
})
export type Transfer = z.infer<typeof Transfer>

/** A transfer as reports show it: without people. */
export const ReportedTransfer = Transfer.pick({
  ...({ code: true, version: true, recipient: true, country: true, transferredOn: true, sampleIds: true } as const),
  ...({ amount: true, use: true, terms: true, withdrawn: true, reason: true } as const),
})
export type ReportedTransfer = z.infer<typeof ReportedTransfer>

/** The hand-over sheet that an assessment was begun with. */
const ReceivedSheet = z.object({
  code: z.string(),
  version: z.int(),
  sender: z.string(),
  portal: z.string(),
  verifyAt: z.string(),
  publicKey: z.string(),
  signer: z.enum(SIGNERS),
  transferredOn: z.iso.date(),
  receivedBy: z.string(),
  receivedAt: z.iso.datetime(),
  /** Files that the sheet lists, and whether the assessment has each as evidence. */
  evidence: z.array(SheetPaper.extend({ attached: z.boolean() })),
})
export type ReceivedSheet = z.infer<typeof ReceivedSheet>

export const ReportedSheet = ReceivedSheet.pick({ code: true, version: true, sender: true, transferredOn: true })

const List = z.object({
  rows: z.array(Transfer),
  received: ReceivedSheet.nullable(),
  /** The information of Art. 4(3) as the answers and the evidence give it today. */
  items: z.array(SheetItem),
  /** Files of papers that count today and that Art. 4(3) names. */
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
  /** Answers that are taken over, and those that are not, with why. */
  answers: z.array(z.string()),
  refused: z.array(z.object({ question: z.string(), message: z.string() })),
})
export type SheetPreview = z.infer<typeof SheetPreview>

const access = ['CREATE_ASSESSMENTS'] as const
const TransferId = z.object({ transferId: z.uuid() })
const content = z.strictObject({ content: z.string().max(MOST_SHEET_BYTES).describe('The JSON file as text.') })
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
    summary: 'List to whom material of an assessment was passed on, from whom it came, and what has to go with it',
    access: 'signedIn',
    params: AssessmentId,
    response: List,
  }),
  add: endpoint({
    method: 'POST',
    path: '/assessments/:id/transfers',
    summary: 'Record that material is passed on, and sign its hand-over sheet; the duty to pass on is done by it',
    access,
    params: AssessmentId,
    body: TransferFields,
    response: List,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/transfers/:transferId',
    summary:
      'Correct a transfer with a reason: a new version of its sheet takes the place of the one before, which stays',
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
    summary: 'Download the hand-over sheet of a transfer as PDF and JSON with the files that it lists, in one ZIP',
    access: 'signedIn',
    params: TransferId,
    response: z.unknown(),
    produces: 'application/zip',
  }),
  readSheet: endpoint({
    method: 'POST',
    path: '/hand-over-sheets/read',
    summary: 'Read a hand-over sheet: whose signature holds, and what would be taken over; nothing is stored',
    access,
    body: content,
    bodyLimit: MOST_SHEET_BYTES + 100_000,
    response: SheetPreview,
  }),
  importSheet: endpoint({
    method: 'POST',
    path: '/hand-over-sheets',
    summary: 'Start an assessment from a hand-over sheet, with the answers about the material and its samples',
    access,
    body: content,
    bodyLimit: MOST_SHEET_BYTES + 100_000,
    response: z.object({ assessmentId: z.uuid() }),
  }),
}
