import { assessments } from './schema.ts'

const { number, name, geneticResource, providerCountry, placeType, intendedUse } = assessments

/** The columns that name a case, to be joined by its id; see `text/caseName.ts`. */
export const caseFacts = { number, name, geneticResource, providerCountry, placeType, intendedUse }
