export { type Health, openHealth } from './health.ts'
export { systemRoutes } from './system.routes.ts'
