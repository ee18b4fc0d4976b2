export { type DiskSpace, diskSpace } from './diskSpace.ts'
export { explainFullDisk } from './fullDisk.ts'
export { type Health, openHealth, watchDisk } from './health.ts'
export { systemRoutes } from './system.routes.ts'
