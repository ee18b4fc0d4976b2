import { currentLanguage, localeOf } from '@portal/texts'
import PDFDocument from 'pdfkit'

export type Pdf = PDFKit.PDFDocument
export type StructureElement = PDFKit.PDFStructureElement

type Options = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margins' | 'info'>

/** A tagged document (PDF/UA-1) in the current language, whose title is shown in the window's title bar. */
export const createPdf = (options: Options): Pdf =>
  new PDFDocument({
    ...options,
    pdfVersion: '1.7',
    // The types of this version do not declare this subset yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: localeOf(currentLanguage()),
    displayTitle: true,
    bufferPages: true,
  })
