/** The proof of a country's law for the browser: from values to law, without Node's modules and without texts. */
export type { Problem } from '../checks/problem.ts'
export type { CaseDifference } from '../golden-cases/runCase.ts'
export type { TreatyLevel } from '../law/treatyLevel.ts'
export {
  type CountryProof,
  type MovedFacts,
  openCountryProof,
  type ProvenCase,
  type QuickProof,
  type RowPlace,
  type WholeProof,
} from './countryProof.ts'
export type { Failure } from './prove.ts'
