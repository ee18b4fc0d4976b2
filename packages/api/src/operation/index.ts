export { checkAuditLog, checkDecisions, MOST_FINDINGS, runCheck } from './checks.ts'
export { recordRun } from './operation.repo.ts'
export { operationRoutes } from './operation.routes.ts'
