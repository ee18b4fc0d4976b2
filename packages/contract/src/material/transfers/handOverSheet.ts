import { z } from 'zod'
import { Answers } from '../../cases/core/fields.ts'
import { says } from '../../http/issueMessage.ts'
import { visibleText, WebAddress } from '../../http/text.ts'
import { MAX_SAMPLES, SampleFields } from '../samples/samples.ts'

/**
 * Items to transfer together with material (Regulation (EU) No 511/2014, Art. 4(3)): (a) the certificate, or (b) the
 * others.
 */
export const SHEET_ITEMS = [
  'certificate',
  'dateAndPlace',
  'description',
  'source',
  'obligations',
  'permits',
  'terms',
] as const

/** An item with what is known about it; permits and terms are listed only if there are any. */
export const SheetItem = z.object({
  item: z.enum(SHEET_ITEMS),
  text: z.string().nullable(),
  /** The titles of the papers that prove the item. */
  papers: z.array(z.string()),
})
export type SheetItem = z.infer<typeof SheetItem>

/** The missing items: none if the certificate is there, otherwise each other listed item without a text or paper. */
export function missingItems(items: readonly SheetItem[]): SheetItem['item'][] {
  const has = ({ text, papers }: SheetItem) => text !== null || papers.length > 0
  if (items.some((one) => one.item === 'certificate' && has(one))) return []
  return items.filter((one) => one.item !== 'certificate' && !has(one)).map(({ item }) => item)
}

/** A file of evidence transferred with the material, which the recipient can identify by its SHA-256. */
export const SheetPaper = z.object({
  /** Kind and number of the paper. */
  title: z.string().max(400),
  name: z.string().max(300),
  /** In bytes. */
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Sheets from portal versions that did not state them yet, or of other kinds than this portal knows, have none. */
  kind: z.string().max(50).optional(),
  number: z.string().max(300).nullish(),
})
export type SheetPaper = z.infer<typeof SheetPaper>

/** Maximum number of files listed in one transfer. */
export const MAX_FILES = 100

const text = (longest: number) => z.string().trim().max(longest).nullish()

/** A transfer: the recipient, the material, the permitted use and the terms. */
export const TransferFields = z.strictObject({
  recipient: visibleText(1).max(300),
  contact: text(300),
  /** ISO 3166-1 alpha-2 code of the recipient's country. */
  country: z.string().regex(/^[A-Z]{2}$/, { error: says('fields.country') }),
  transferredOn: z.iso.date(),
  /** Samples of the assessment that are transferred; an empty list means all of the material. */
  sampleIds: z.array(z.uuid()).max(MAX_SAMPLES).default([]),
  amount: text(300),
  /** The use that the recipient is permitted to make. */
  use: text(2000),
  /** The agreement and its reference. */
  terms: text(2000),
  link: WebAddress.nullish(),
  /** Rights and obligations transferred with the material, or a statement that there are none. */
  obligations: text(5000),
  /** Why the material is transferred although a lock is closed; required then, and on the sheet. */
  lockReason: text(2000),
  /** Files of evidence transferred with the material; left out, all that Art. 4(3) names. */
  fileIds: z.array(z.uuid()).max(MAX_FILES).optional(),
})
export type TransferFields = z.infer<typeof TransferFields>

const { sampleIds: _samples, fileIds: _files, ...TransferFacts } = TransferFields.shape

/**
 * A hand-over sheet as a file, signed by the portal that issued it. The signature covers everything but itself, as
 * canonical JSON (RFC 8785).
 */
export const HandOverSheet = z.object({
  format: z.literal('abs-hand-over-sheet'),
  formatVersion: z.literal(1),
  code: z.string().regex(/^HS[2-9A-HJ-NP-Z]{14}$/, 'A code of a hand-over sheet.'),
  version: z.int().min(1),
  issuedAt: z.iso.datetime(),
  portal: z.string().max(300),
  verifyAt: z.string().max(1000),
  sender: z.string().max(300),
  transfer: z.object(TransferFacts),
  assessment: z.object({
    number: z.string().max(20),
    result: z.string().max(10).nullable(),
    reportCode: z.string().max(40).nullable(),
  }),
  /** The answers about the material, and the version of the law that the questions belong to. */
  answers: Answers,
  content: z.array(z.object({ id: z.string().max(100), version: z.int() })).max(20),
  facts: z.array(z.object({ question: z.string().max(1000), value: z.string().max(6000) })).max(200),
  samples: z.array(SampleFields).max(MAX_SAMPLES),
  items: z.array(SheetItem).max(20),
  /** Sheets from portal versions that did not list evidence yet have none. */
  evidence: z.array(SheetPaper).max(MAX_FILES).default([]),
  /** Ed25519 public key as base64-encoded SubjectPublicKeyInfo. */
  publicKey: z.string().max(200),
  signature: z.string().max(200),
})
export type HandOverSheet = z.infer<typeof HandOverSheet>
