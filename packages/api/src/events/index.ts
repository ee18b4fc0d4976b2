export { EVERYBODY, writeEvent, writeEvents } from './events.repo.ts'
export { eventRoutes } from './events.routes.ts'
