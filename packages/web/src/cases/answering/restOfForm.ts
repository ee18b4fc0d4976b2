/** The parts of a form that are loaded after its first question. */
export { FormTools } from '../details/AssessmentTools.tsx'
export * from '../questions/answerFields.tsx'
export { FormNotices } from './FormNotices.tsx'
export { LivePanel } from './LivePanel.tsx'
export { SameAsBefore } from './SameAsBefore.tsx'
export { LeaveDialog } from './saving/LeaveDialog.tsx'
