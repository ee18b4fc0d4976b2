/** The door of this feature: the dialog comes when it is opened, the list with the workspace of the law. */
export { LawReports } from './LawReports.tsx'
export { loadReportDialog } from './loadReportDialog.ts'
export type { Subject } from './ReportDialog.tsx'
