import { createWording, DEFAULT_LANGUAGE, type Language, readLanguageBy } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { makeLabelFile } from './labels.ts'
import { letterDocx } from './letters/letterDocx.ts'
import { letterPdf } from './letters/letterPdf.ts'
import { reportPdf } from './report/reportPdf.ts'
import type { LabelRequest, LetterRequest, PdfRequest, SheetRequest } from './requests.ts'
import { sheetPdf } from './sheetPdf.ts'

/** The tasks of a thread (PDF_THREAD). It writes one document at a time, in the language of its request. */

let current: Language = DEFAULT_LANGUAGE
readLanguageBy(() => current)

export function makePdf({ names, language, ...document }: PdfRequest): Promise<Uint8Array> {
  current = language
  return reportPdf({ ...document, wording: createWording(translate, names) })
}

export function makeSheetPdf({ language, ...sheet }: SheetRequest): Promise<Uint8Array> {
  current = language
  return sheetPdf(sheet)
}

export function makeLabels({ language, ...request }: LabelRequest): Promise<Uint8Array> {
  current = language
  return makeLabelFile(request)
}

const WRITERS = { docx: letterDocx, pdf: letterPdf } as const

export function makeLetter(letter: LetterRequest): Promise<Uint8Array> {
  current = letter.language
  return WRITERS[letter.format](letter)
}
