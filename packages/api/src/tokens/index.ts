export { identifyToken } from './identifyToken.ts'
export { tokenRoutes } from './tokens.routes.ts'
