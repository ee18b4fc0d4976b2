export {
  answerTo,
  codeText,
  explainedDecision,
  laterReadingText,
  lightOf,
  lockLines,
  paperRow,
  plannedLocks,
  type ReportDocument,
  recordOf,
  reportedObligations,
  resultName,
  storedDecision,
  verdictReason,
  verdictText,
  warningOf,
} from './report/reportDocument.ts'
export { transferTexts } from './report/reportedTransfers.ts'
export {
  authorityText,
  durationText,
  feeText,
  formsText,
  numberedSteps,
  proceduresOfObligation,
  sourceText,
  systemText,
} from './report/reportProcedures.ts'
export { basisText, dateInWords, fitText, instantText, isReason, sharingTexts } from './report/wording.ts'
export type {
  Label,
  LabelRequest,
  LetterRequest,
  PdfRequest,
  SheetRequest,
} from './requests.ts'
export { PDF_THREAD } from './threadFile.ts'
