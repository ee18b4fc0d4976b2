export { letterRoutes } from './letters.routes.ts'
export { findPackByCode } from './packs/packs.repo.ts'
export { packRoutes } from './packs/packs.routes.ts'
