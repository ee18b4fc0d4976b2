/** The door of this feature: the workspace of those who write the law. */

export { counselRoute, houseRoutes, legalContentRoutes } from './routes.ts'
export { useWaitingDrafts } from './workspace/waitingDrafts.ts'
