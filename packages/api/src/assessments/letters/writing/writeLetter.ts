import type { LetterBlock, LetterFormat, LetterLanguage } from '@portal/contract'
import { inLanguage } from '../../../text/language.ts'
import { letterDocx } from './letterDocx.ts'
import { letterPdf } from './letterPdf.ts'

/** The data of a letter in a form that can be posted to a worker thread. */
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

/** A task of the worker threads, see pdfThread.mjs. */
export const makeLetter = (request: LetterRequest): Promise<Uint8Array> =>
  inLanguage(request.language, () => WRITERS[request.format](request))
