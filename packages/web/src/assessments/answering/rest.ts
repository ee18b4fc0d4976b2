/** Parts of a form that are loaded last: what is needed at its end, or beside it. */

export { FormTools } from '../details/AssessmentTools.tsx'
export { RecordPage } from './RecordPage.tsx'
export { ReviewPage } from './ReviewPage.tsx'
export { LeaveDialog } from './saving/LeaveDialog.tsx'
