export { personalDataRoutes } from './personalData.routes.ts'
export { applyRetention } from './retention.ts'
