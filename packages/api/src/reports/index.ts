export { type ReadReport, type ReportDeps, readReport } from './readReport.ts'
export { reportRoutes } from './report.routes.ts'
export { namesOf, whomToAsk } from './reportContent.ts'
export { untilSent } from './untilSent.ts'
