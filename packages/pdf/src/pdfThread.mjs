import { register } from 'tsx/esm/api'

// Worker threads do not inherit the main thread's loader hooks for TypeScript. The built server has a pdfThread.mjs
// that is made from pdfThread.ts and needs none.
register()

export const { makeLabels, makeLetter, makePdf, makeSheetPdf } = await import('./pdfThread.ts')
