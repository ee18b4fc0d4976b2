import { createWording } from '@portal/texts'
import { inLanguage } from '../../../text/language.ts'
import { translate } from '../../../text/translate.ts'
import type { PdfRequest } from './pdfWorkers.ts'
import { reportPdf } from './reportPdf.ts'

/** The task of a PDF thread, see pdfThread.mjs. */
export const makePdf = ({ names, language, ...document }: PdfRequest): Promise<Uint8Array> =>
  inLanguage(language, () => reportPdf({ ...document, wording: createWording(translate, names) }))
