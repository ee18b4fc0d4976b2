export { legalReferenceRoutes } from './legalReferences.routes.ts'
