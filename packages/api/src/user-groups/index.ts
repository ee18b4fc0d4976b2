export { deleteUserGroup, insertUserGroup, saveUserGroup, serializeTreeChanges } from './userGroups.repo.ts'
export { userGroupRoutes } from './userGroups.routes.ts'
