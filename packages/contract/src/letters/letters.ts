import { z } from 'zod'
import { AssessmentId } from '../cases/core/params.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'
import { Confidence } from '../law/matrix.ts'
import { LetterFieldId, LetterLanguage, type Procedure } from '../law/procedure.ts'

/**
 * An application asks an authority for something, a notice informs it, an enquiry asks whether and how to proceed, a
 * file note is for the user's own file, a declaration fills in a fixed data set, and an out-of-scope statement explains
 * why a case is out of scope.
 */
export const LETTER_KINDS = ['application', 'notice', 'enquiry', 'file_note', 'declaration', 'out_of_scope'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** The kind of letter for a procedure. If no reliable source confirms the procedure, the letter is an enquiry. */
export function letterKindOf({ authority, confidence, declares, gives = [] }: Procedure): LetterKind {
  if (declares) return 'declaration'
  if (/^none\b/i.test(authority.name)) return 'file_note'
  if (confidence === 'low') return 'enquiry'
  const isNotice = gives.length > 0 && gives.every((result) => ONLY_TOLD.has(result))
  return isNotice ? 'notice' : 'application'
}

const ONLY_TOLD: ReadonlySet<string> = new Set(['registration', 'notification', 'declaration'])

/** Id of the one letter that belongs to no procedure. */
export const OUT_OF_SCOPE = 'out-of-scope'

export const LETTER_WAYS = ['email', 'post', 'online', 'in_person', 'phone'] as const
export const MAX_LETTER_FIELD_LENGTH = 4000

/** Origin of the text of a field; `open` means that it is still to be filled in. */
const FIELD_ORIGINS = ['assessment', 'user', 'procedure', 'open'] as const

export const LetterField = z.object({
  id: LetterFieldId,
  label: z.string(),
  value: z.string().nullable(),
  origin: z.enum(FIELD_ORIGINS),
  /** The text taken from the assessment, if a user has replaced it. */
  suggested: z.string().nullable(),
  /** True if the field is worded differently in each language of the letter. */
  worded: z.boolean(),
  /** True if the field may stay empty. */
  isOptional: z.boolean(),
  /** For a declaration, the source that says the authority asks for this field. */
  source: z.string().nullable(),
  confidence: Confidence.nullable(),
})
export type LetterField = z.infer<typeof LetterField>

/**
 * Text in one style: `open` marks what is still to be filled in, `fact` what is taken from the assessment; a Latin name
 * stands in italics.
 */
const LetterRun = z.object({
  text: z.string(),
  mark: z.enum(['open', 'fact']).optional(),
  isLatin: z.boolean().optional(),
})
export type LetterRun = z.infer<typeof LetterRun>

/** The parts of a letter, identical on screen, in DOCX and in PDF. */
export const LetterBlock = z.union([
  z.object({
    as: z.enum(['title', 'subject', 'heading', 'paragraph', 'lines', 'warning', 'note']),
    runs: z.array(LetterRun),
  }),
  z.object({ as: z.literal('list'), items: z.array(z.array(LetterRun)) }),
  z.object({ as: z.literal('facts'), rows: z.array(z.object({ term: z.string(), runs: z.array(LetterRun) })) }),
])
export type LetterBlock = z.infer<typeof LetterBlock>

const Sent = z.object({
  on: z.iso.date(),
  to: z.string(),
  way: z.enum(LETTER_WAYS),
  /** The day on which the duties remind of a missing answer; null for no reminder. */
  remindOn: z.iso.date().nullable(),
  evidenceId: z.uuid(),
  answer: z.object({ outcome: z.enum(['answered', 'none']), on: z.iso.date() }).nullable(),
})
export type LetterSent = z.infer<typeof Sent>

const LetterHead = z.object({
  letterId: z.string(),
  kind: z.enum(LETTER_KINDS),
  title: z.string(),
  /** The words of the law in the title, which are English in every language. */
  law: z.array(z.string()).optional(),
  addressee: z.string().nullable(),
  languages: z.array(LetterLanguage),
  /** Number of fields still to be filled in, counted in English. */
  open: z.int(),
  /** 0 if the letter was never saved. */
  version: z.int(),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
  /** True if the assessment is not completed, so that its result may still change. */
  provisional: z.boolean(),
  /** True if the assessment was decided again after the letter was saved. */
  outdated: z.boolean(),
  /** True if the letter was saved but the result no longer requires it, or the law no longer has its procedure. */
  gone: z.boolean(),
  sent: Sent.nullable(),
})
export type LetterHead = z.infer<typeof LetterHead>

export const Letter = LetterHead.extend({
  language: LetterLanguage,
  fields: z.array(LetterField),
  blocks: z.array(LetterBlock),
  mayChange: z.boolean(),
})
export type Letter = z.infer<typeof Letter>

const LetterHistoryEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['saved', 'sent', 'answered', 'unanswered']),
  /** The changed fields by label. */
  changes: z.record(z.string(), z.object({ before: z.string().nullable(), after: z.string().nullable() })),
})
export type LetterHistoryEntry = z.infer<typeof LetterHistoryEntry>

const LetterKey = AssessmentId.extend({ letterId: z.string().regex(/^[a-z0-9-]{1,120}$/, 'The id of a letter.') })
const InLanguage = z.strictObject({ language: LetterLanguage.default('en') })
const WRITE = ['CREATE_ASSESSMENTS'] as const

export const LETTER_FORMATS = ['docx', 'pdf', 'json'] as const
export type LetterFormat = (typeof LETTER_FORMATS)[number]

/** Drafts of letters to authorities, filled in from an assessment. */
export const letters = {
  ofAssessment: endpoint({
    method: 'GET',
    path: '/assessments/:id/letters',
    summary: 'List the letters, declarations and notes that the procedures of an assessment require',
    access: 'signedIn',
    params: AssessmentId,
    response: countedRows(LetterHead),
  }),
  read: endpoint({
    method: 'GET',
    path: '/assessments/:id/letters/:letterId',
    summary: 'Read a letter in a language: its fields, and its text as it would be written',
    access: 'signedIn',
    params: LetterKey,
    query: InLanguage,
    response: Letter,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/assessments/:id/letters/:letterId',
    summary: 'Save values for the fields of a letter; null restores the value from the assessment',
    access: WRITE,
    params: LetterKey,
    query: InLanguage,
    body: z.strictObject({
      fields: z.partialRecord(LetterFieldId, z.string().max(MAX_LETTER_FIELD_LENGTH).nullable()),
    }),
    response: Letter,
  }),
  file: endpoint({
    method: 'GET',
    path: '/assessments/:id/letters/:letterId/file/:format',
    summary: 'Download a letter as DOCX, PDF or JSON',
    access: 'signedIn',
    params: LetterKey.extend({ format: z.enum(LETTER_FORMATS) }),
    query: InLanguage,
    response: z.unknown(),
    produces: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/pdf',
      'application/json',
    ],
  }),
  send: endpoint({
    method: 'POST',
    path: '/assessments/:id/letters/:letterId/sent',
    summary: 'Record that a letter was sent: it becomes evidence as a PDF, and its duties remind of the answer',
    access: WRITE,
    params: LetterKey,
    body: z.strictObject({
      on: z.iso.date(),
      to: visibleText(1).max(300),
      way: z.enum(LETTER_WAYS),
      language: LetterLanguage.default('en'),
      /** The day on which the open duties of the letter's procedure become due, unless they are due earlier. */
      remindOn: z.iso.date().nullish(),
    }),
    response: Letter,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/assessments/:id/letters/:letterId/answer',
    summary: 'Record the answer to a letter, or that none arrived by a given day',
    access: WRITE,
    params: LetterKey,
    body: z.strictObject({ outcome: z.enum(['answered', 'none']), on: z.iso.date() }),
    response: Letter,
  }),
  history: endpoint({
    method: 'GET',
    path: '/assessments/:id/letters/:letterId/history',
    summary: 'List the history of a letter, newest first',
    access: 'signedIn',
    params: LetterKey,
    response: countedRows(LetterHistoryEntry),
  }),
}
