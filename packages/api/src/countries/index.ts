export { countryRoutes } from './countries.routes.ts'
export { openReference, type ReferenceOf } from './referenceResult.ts'
