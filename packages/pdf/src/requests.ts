import type { HandOverSheet, LetterBlock, LetterFormat, LetterLanguage } from '@portal/contract'
import type { ContentNames, Language } from '@portal/texts'
import type { ReportDocument } from './report/reportDocument.ts'

/** A report in a form that can be posted to a thread: with the names from which its wording is made. */
export type PdfRequest = Omit<ReportDocument, 'wording'> & { names: ContentNames; language: Language }

/** A hand-over sheet with its SHA-256, and whether it was withdrawn. */
export type SheetRequest = { sheet: HandOverSheet; sha256: string; withdrawn: boolean; language: Language }

/** A letter as DOCX or PDF. */
export type LetterRequest = {
  format: Exclude<LetterFormat, 'json'>
  language: LetterLanguage
  blocks: readonly LetterBlock[]
  title: string
  author: string
  portalName: string
  at: string
}

/** What stands on a label: the number of the assessment, the owner's own name of the thing, and where the code leads. */
export type Label = { number: string; name: string; address: string }

/** Labels with QR codes. */
export type LabelRequest = {
  format: 'pdf' | 'svg'
  labels: readonly Label[]
  portalName: string
  at: string
  language: Language
}
