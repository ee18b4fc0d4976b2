import { createWording } from '@portal/texts'
import { translate } from '../../../text/translate.ts'
import type { PdfRequest } from './pdfWorkers.ts'
import { reportPdf } from './reportPdf.ts'

/** The task of a PDF thread, see pdfThread.mjs. */
export const makePdf = ({ names, ...document }: PdfRequest): Promise<Uint8Array> =>
  reportPdf({ ...document, wording: createWording(translate, names) })
