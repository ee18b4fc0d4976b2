export type { CountryContent } from './countryContent.ts'
export { type Content, loadContent } from './loadContent.ts'
export { ContentError } from './problem.ts'
