export { auditRoutes } from './audit.routes.ts'
export { verifyAudit } from './verifyAudit.ts'
export { type AuditActor, sealOf, writeAudit } from './writeAudit.ts'
