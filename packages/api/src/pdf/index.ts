export { openPdfWorkers, type PdfWorkers } from './pdfWorkers.ts'
