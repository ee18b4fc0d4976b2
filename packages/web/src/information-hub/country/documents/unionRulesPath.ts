import { paths } from '../../../app/paths.ts'

/** The regulations of the EU are no country's: they stand with the treaties. */
export const unionRulesPath = `${paths.documentSearch}?${new URLSearchParams({ q: 'EU', country: 'treaty' })}`
