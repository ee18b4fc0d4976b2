import type { CountryContent } from '../law/countryContent.ts'

/** The uses for which a route for non-commercial research can be taken. */
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

/** Recognises the routes for non-commercial research by their reason. */
const NON_COMMERCIAL =
  /\bnon-commercial (?:work|plant research|research|use)\b|without (?:a |any )?(?:direct )?(?:aim of )?commercial/i
/** Rows that name both aims in one sentence and apply to either. */
const OF_BOTH_AIMS = new Set(['la-2-access', 'au-6-cth-transfer', 'au-6-cth-transfer-commercial'])

/** The rows of a country that are open to non-commercial research only. */
export const routesWithoutCommercialAim = ({ law }: Pick<CountryContent, 'law'>): string[] =>
  (law.layers.provider ?? [])
    .flatMap(({ rows }) => rows)
    .filter(({ id, then }) => NON_COMMERCIAL.test(then.reason) && !OF_BOTH_AIMS.has(id))
    .map(({ id }) => id)
