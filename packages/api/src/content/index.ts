export { accountOfHouse, houseOf, PROTOCOL, regionOfState } from './bundles.ts'
export { openNationalRecords } from './clearing-house/nationalRecords.ts'
export { contentRoutes } from './content.routes.ts'
export { refuseUnknownFiles, removeUnnamedFiles } from './editing/documentFiles.service.ts'
export { listOtherEditors } from './editing/editors.repo.ts'
export { decideHandOver, findApprovedMessage, findHandOver } from './editing/handOvers.repo.ts'
export { type ContextAt, type LawStore, openLawStore, storedLaw } from './law/lawStore.ts'
export type { LegalContext } from './law/legalContext.ts'
export { refuseUndeclaredNames, undecidableCountries } from './law/undeclaredNames.ts'
export { validVersion } from './law/validVersion.ts'
export { findProcedures } from './published/findProcedures.ts'
export {
  type ActiveCountry,
  type Current,
  openPublishedContent,
  type PublishedContent,
  type PublishedCountry,
  withVersion,
} from './published/publishedContent.ts'
export { shippedContent } from './shipped/shipped.ts'
export { storeShipped } from './shipped/storeShipped.ts'
export { reviewOf } from './stored/freshness.ts'
export { lawOf } from './stored/lawOf.ts'
export { type ActivationRow, type Activator, makeActive } from './stored/makeActive.ts'
export { fileOf, presentId, refuseInvalid, stateOfVersion, textSha256 } from './stored/presentVersion.ts'
export {
  findVersion,
  isVersion,
  listActive,
  selectActiveForUpdate,
  selectVersionForUpdate,
  type VersionRow,
} from './stored/versions.repo.ts'
export { versionText } from './stored/versionText.ts'
export { refuseUnprovenCases } from './versions/caseProblems.ts'
export { differencesOf } from './versions/compareVersions.ts'
export { isEditor } from './versions/draftEditors.repo.ts'
export {
  createDraft,
  isActive,
  outdatedBy,
  readVersion,
  refuseStaleVersion,
  replaceDraft,
  textOf,
  type VersionRef,
  type VersionStoreDeps,
} from './versions/versions.service.ts'
