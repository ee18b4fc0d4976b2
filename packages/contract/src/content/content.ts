import { z } from 'zod'
import { CountryId, CountryVersion } from '../countries/countries.ts'
import { endpoint } from '../http/endpoint.ts'
import { LawStatus, Reviewed } from '../law/country.ts'
import { LawPart } from '../law/law.ts'
import { Annex1, Survey } from '../survey/index.ts'

/** A country or area that material can come from, as the form offers it. */
const CountryOption = z.object({
  iso2: z.string(),
  name: z.string(),
  partyStatus: z.enum(['party', 'ratified', 'non_party', 'unknown']),
  partySince: z.string().nullable(),
  lawStatus: LawStatus,
  /** The active version of its content; null: nobody has assessed it yet. */
  version: z.int().nullable(),
  /** Past this day its review is overdue: a new GREEN is shown as AMBER. Null: there is nothing to review. */
  reviewDue: z.string().nullable(),
  /** Of a territory that nobody has assessed: the country whose law holds there, as one of its regions. */
  lawOf: z.object({ iso2: z.string(), name: z.string(), region: z.string(), regionName: z.string() }).optional(),
})

/** The treaty level as the form and the live decision need it. Immutable per version. */
export const SurveyContent = z.object({
  version: z.int(),
  sha256: z.string(),
  survey: Survey,
  uses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      definition: z.string(),
      utilisation: z.enum(['yes', 'no', 'depends']),
      borderline: z.array(z.string()),
    }),
  ),
  annex1: Annex1,
  countries: z.array(CountryOption),
  law: LawPart,
})
export type SurveyContent = z.infer<typeof SurveyContent>

/** A country as the form and the live decision need it. Immutable per version. */
export const CountryLaw = z.object({
  country: z.string(),
  version: z.int(),
  sha256: z.string(),
  name: z.string(),
  lawStatus: LawStatus,
  asOf: z.string(),
  reviewed: Reviewed.optional(),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  conditions: z.array(z.object({ id: z.string(), question: z.string(), help: z.string() })),
  law: LawPart,
})
export type CountryLaw = z.infer<typeof CountryLaw>

export const content = {
  survey: endpoint({
    method: 'GET',
    path: '/content/survey',
    summary: 'Read the questionnaire and the treaty level of the law',
    access: 'signedIn',
    response: SurveyContent,
  }),
  countryLaw: endpoint({
    method: 'GET',
    path: '/countries/:id/matrix',
    summary: 'Read the matrices of a country, for decisions in the browser',
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    query: z.strictObject({ version: CountryVersion.optional() }),
    response: CountryLaw,
  }),
}
