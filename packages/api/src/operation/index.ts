export { checkAuditLog, checkDecisions, MOST_FINDINGS, runCheck } from './checks.ts'
export { operationRoutes } from './operation.routes.ts'
export { recordRun } from './runs.repo.ts'
