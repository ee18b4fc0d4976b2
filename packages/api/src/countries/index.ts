export { countryRoutes } from './countries.routes.ts'
