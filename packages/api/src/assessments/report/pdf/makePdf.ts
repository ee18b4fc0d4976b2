import { createWording } from '@portal/texts'
import { inLanguage } from '../../../text/language.ts'
import { translate } from '../../../text/translate.ts'
import type { PdfRequest, SheetRequest } from './pdfWorkers.ts'
import { reportPdf } from './reportPdf.ts'
import { sheetPdf } from './sheetPdf.ts'

/** A task of the PDF threads, see pdfThread.mjs. */
export const makePdf = ({ names, language, ...document }: PdfRequest): Promise<Uint8Array> =>
  inLanguage(language, () => reportPdf({ ...document, wording: createWording(translate, names) }))

/** The PDF thread's task for hand-over sheets. */
export const makeSheetPdf = ({ language, ...file }: SheetRequest): Promise<Uint8Array> =>
  inLanguage(language, () => sheetPdf(file))
