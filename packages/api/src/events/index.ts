export { eventRoutes } from './events.routes.ts'
export { EVERYBODY, writeEvent, writeEvents } from './writeEvents.ts'
