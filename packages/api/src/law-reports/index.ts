export { lawReportRoutes } from './lawReports.routes.ts'
