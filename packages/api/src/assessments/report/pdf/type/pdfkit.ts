import PDFDocument from 'pdfkit'

export type Pdf = PDFKit.PDFDocument
export type StructureElement = PDFKit.PDFStructureElement

type Options = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margins' | 'info'>

/** A document with a tree of tags (PDF/UA-1), in English, whose title stands in the window's bar. */
export const createPdf = (options: Options): Pdf =>
  new PDFDocument({
    ...options,
    pdfVersion: '1.7',
    // The types of this version do not name this subset yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
  })
