export { type Checked, ContentError, type Problem } from './checks/problem.ts'
export { type Content, loadContent } from './loadContent.ts'
export type { CountryContent } from './reading/countryContent.ts'
export { clearingHousePage, partyFrom, partyStatusOn } from './reading/partyStatus.ts'
