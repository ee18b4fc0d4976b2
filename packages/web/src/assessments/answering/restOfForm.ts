/** The parts of a form that are loaded after its first question. */
export { FormTools } from '../details/AssessmentTools.tsx'
export { LivePanel } from './LivePanel.tsx'
export * from './questions/fields.tsx'
export { RecordPage } from './RecordPage.tsx'
export { ReviewPage } from './ReviewPage.tsx'
export { FormNotices } from './saving/FormNotices.tsx'
export { LeaveDialog } from './saving/LeaveDialog.tsx'
