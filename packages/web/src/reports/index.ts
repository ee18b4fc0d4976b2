/** The door of this feature: the screen comes when its address is first opened. */
export const loadReportPage = async () => (await import('./ReportPage.tsx')).ReportPage
