/** The parts of a form that are loaded last: those at its end, and its menus. */

export { FormTools } from '../details/AssessmentTools.tsx'
export { RecordPage } from './RecordPage.tsx'
export { ReviewPage } from './ReviewPage.tsx'
export { LeaveDialog } from './saving/LeaveDialog.tsx'
