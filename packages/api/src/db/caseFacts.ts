import { assessments } from './schema.ts'

const { number, name, geneticResource, providerCountry, intendedUse } = assessments

/** The columns that name a case, to be joined by its id; see `text/caseText.ts`. */
export const caseFacts = { number, name, geneticResource, providerCountry, intendedUse }
