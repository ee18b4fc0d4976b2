export { activateAs, listActivations, obstaclesTo, readActivation } from './activation/activation.service.ts'
export { contentRoutes } from './content.routes.ts'
export { PROTOCOL, regionOfState } from './law/bundles.ts'
export { type ContextAt, type LawStore, openLawStore, storedLaw } from './law/lawStore.ts'
export type { LegalContext } from './law/legalContext.ts'
export { findProcedures } from './published/findProcedures.ts'
export {
  type ActiveCountry,
  type Current,
  openPublishedContent,
  type PublishedContent,
  type PublishedCountry,
  withVersion,
} from './published/publishedContent.ts'
export { monthsAfter, reviewOf, today } from './reviews/freshness.ts'
export { shippedContent } from './shipped/shipped.ts'
export { storeShipped } from './shipped/storeShipped.ts'
export { isVersion } from './versions/versions.repo.ts'
export { createDraft, readVersion, replaceDraft, textOf } from './versions/versions.service.ts'
