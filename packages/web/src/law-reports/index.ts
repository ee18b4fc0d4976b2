/** The door of this feature: the dialog for readers of the law, and the list for those who write it. */
export { LawReports } from './LawReports.tsx'
export { ReportDialog, type Subject } from './ReportDialog.tsx'
