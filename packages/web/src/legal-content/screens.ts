/** The screens of the workspace, which are loaded together. */
export { DraftPage } from './draft/DraftPage.tsx'
export { FromNothingPage } from './from-nothing/FromNothingPage.tsx'
export { MergePage } from './merge/MergePage.tsx'
export { PrintPage } from './print/PrintPage.tsx'
export { LegalContentPage } from './workspace/LegalContentPage.tsx'
