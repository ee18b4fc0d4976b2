import type { LetterBlock, LetterFormat, LetterLanguage } from '@portal/contract'
import { inLanguage } from '../../../text/language.ts'
import { letterDocx } from './letterDocx.ts'
import { letterPdf } from './letterPdf.ts'

/** A letter as it can be sent to another thread. */
export type LetterRequest = {
  format: Exclude<LetterFormat, 'json'>
  language: LetterLanguage
  blocks: readonly LetterBlock[]
  title: string
  author: string
  portalName: string
  at: string
}

const WRITERS = { docx: letterDocx, pdf: letterPdf } as const

/** The task of a thread, see pdfThread.mjs. */
export const makeLetter = (request: LetterRequest): Promise<Uint8Array> =>
  inLanguage(request.language, () => WRITERS[request.format](request))
