export { PERSONAL_TABLES } from './erasure/personalTables.ts'
export { requireOtherAdministrator } from './lastAdministrator.ts'
export { userRoutes } from './users.routes.ts'
export { eraseUser } from './users.service.ts'
