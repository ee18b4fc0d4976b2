export { activateAs, listActivations, readActivation } from './activation/activation.service.ts'
export { PROTOCOL } from './law/bundles.ts'
export { contentRoutes } from './law/content.routes.ts'
export { type ContextAt, type LawStore, openLawStore, storedLaw } from './law/lawStore.ts'
export type { LegalContext } from './law/legalContext.ts'
export {
  type ActiveCountry,
  type Current,
  openPublishedContent,
  type PublishedContent,
  type PublishedCountry,
  withVersion,
} from './published/publishedContent.ts'
export { regionOfState } from './published/regionOfState.ts'
export { reviewOf, today } from './reviews/freshness.ts'
export { reviewRoutes } from './reviews/reviews.routes.ts'
export { shippedContent } from './shipped/shipped.ts'
export { storeShipped } from './shipped/storeShipped.ts'
export { versionRoutes } from './versions/versions.routes.ts'
