export type { CountryContent } from './countryContent.ts'
export { type Content, loadContent } from './loadContent.ts'
export { partyFrom, partyStatusOn } from './partyStatus.ts'
export { type Checked, ContentError, type Problem } from './problem.ts'
