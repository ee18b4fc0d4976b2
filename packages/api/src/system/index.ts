export { type DiskSpace, diskSpace } from './diskSpace.ts'
export { type Health, openHealth, watchDisk } from './health.ts'
export { systemRoutes } from './system.routes.ts'
