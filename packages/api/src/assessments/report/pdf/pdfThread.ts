export { makeLetter } from '../../letters/writing/writeLetter.ts'
export { makePdf, makeSheetPdf } from './makePdf.ts'
