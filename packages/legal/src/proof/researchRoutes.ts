import type { CountryContent } from '../reading/countryContent.ts'

/** The uses that a route for research without a commercial aim is for. */
export const RESEARCH: readonly string[] = [
  'identification_and_characterisation',
  'screening',
  'candidate_of_interest',
  'research_and_development',
  'mode_of_action_research',
  'resistance_research',
  'efficacy_screening_testing',
  'developing_a_tool',
]

/** Routes for research without a commercial aim say so in their reason. */
const NON_COMMERCIAL =
  /\bnon-commercial (?:work|plant research|research|use)\b|without (?:a |any )?(?:direct )?(?:aim of )?commercial/i
/** These name both aims in one sentence and hold for either. */
const OF_BOTH_AIMS = new Set(['la-2-access', 'au-6-cth-transfer', 'au-6-cth-transfer-commercial'])

/** The rows of a country that only research without a commercial aim may take. */
export const routesWithoutCommercialAim = ({ law }: Pick<CountryContent, 'law'>): string[] =>
  (law.layers.provider ?? [])
    .flatMap(({ rows }) => rows)
    .filter(({ id, then }) => NON_COMMERCIAL.test(then.reason) && !OF_BOTH_AIMS.has(id))
    .map(({ id }) => id)
