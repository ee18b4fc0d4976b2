import { z } from 'zod'
import { Status } from '../decision/decision.ts'
import { WebAddress } from '../http/text.ts'
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

export const FileHead = z.object({
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

/** So many uses come with a paper; the others are read a page at a time. */
export const USES_SHOWN = 10

/** A use of the evidence in an assessment that the reader may read. */
export const EvidenceUse = z.object({
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
  /** The name of the account, if the holder is called otherwise: a question to whoever checks the paper, never a fault. */
  notIssuedTo: z.string().nullable(),
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
  /** The first of them, at most ten apart from those in the assessment whose evidence is listed. */
  uses: z.array(EvidenceUse),
  /** The number of assessments in which it is used, as far as the reader may read them. */
  usedBy: z.int(),
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
  holder: true,
  material: true,
  mark: true,
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

export const EvidenceHistoryEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['added', 'changed', 'file', 'checked', 'linked', 'unlinked', 'expired', ...LOST]),
  /** The changed fields before and after, or other details of the action. */
  changes: z.record(z.string(), z.object({ before: z.string().nullable(), after: z.string().nullable() })),
})
export type EvidenceHistoryEntry = z.infer<typeof EvidenceHistoryEntry>
