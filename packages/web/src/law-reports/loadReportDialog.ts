import { addTexts } from '../shared/texts/texts.ts'

/** The dialog with its texts, in the form that `React.lazy` wants. */
export async function loadReportDialog() {
  const [{ ReportDialog }] = await Promise.all([import('./ReportDialog.tsx'), addTexts('lawReports')])
  return { default: ReportDialog }
}
