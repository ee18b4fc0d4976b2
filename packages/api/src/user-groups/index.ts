export { userGroupRoutes } from './userGroups.routes.ts'
