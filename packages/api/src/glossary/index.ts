export { glossaryRoutes } from './glossary.routes.ts'
