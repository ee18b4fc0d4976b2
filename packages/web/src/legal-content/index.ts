/** The door of this feature: the workspace of those who write the law. It holds no code of its own. */
export { counselRoute, houseRoutes, legalContentRoutes } from './routes.ts'
