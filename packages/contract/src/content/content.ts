import { z } from 'zod'
import { CountryId, CountryVersion } from '../countries/countryStats.ts'
import { endpoint } from '../http/endpoint.ts'
import { LawStatus, Reviewed } from '../law/country.ts'
import { LawPart } from '../law/law.ts'
import { Obligation } from '../law/matrix.ts'
import { Annex1File, DimensionsFile, UsesFile } from '../law/protocol.ts'
import { Annex1, Survey } from '../survey/index.ts'

/** A country or area that material can come from, as offered by the form. */
const CountryOption = z.object({
  iso2: z.string(),
  name: z.string(),
  partyStatus: z.enum(['party', 'ratified', 'non_party', 'unknown']),
  partySince: z.string().nullable(),
  lawStatus: LawStatus,
  /** The active version of its law; null if the country has not been assessed. */
  version: z.int().nullable(),
  /**
   * The last day before the review is overdue, after which a new GREEN is shown as AMBER. Null if there is nothing to
   * review.
   */
  reviewDue: z.string().nullable(),
  /**
   * For a territory that has not been assessed: the country whose law applies there, with the territory as one of its
   * regions.
   */
  lawOf: z.object({ iso2: z.string(), name: z.string(), region: z.string(), regionName: z.string() }).optional(),
})

/** A use in a list of answers. */
const UseOption = z.object({ id: z.string(), title: z.string(), utilisation: z.enum(['yes', 'no', 'depends']) })

/**
 * The questionnaire as a form needs it for its first question. Of the countries it has only which law is read and until
 * when that counts as reviewed: names and treaty status are a third of its size, and come with the whole survey.
 */
export const Questionnaire = z.object({
  version: z.int(),
  sha256: z.string(),
  survey: Survey,
  uses: z.array(UseOption),
  countries: z.array(
    CountryOption.pick({ iso2: true, version: true, reviewDue: true }).extend({ name: z.string().optional() }),
  ),
})
export type Questionnaire = z.infer<typeof Questionnaire>

/** The treaty level as needed by the live decision, with all about the answers. Immutable per version. */
export const SurveyContent = Questionnaire.extend({
  uses: z.array(UseOption.extend({ definition: z.string(), borderline: z.array(z.string()) })),
  countries: z.array(CountryOption),
  annex1: Annex1,
  /** The territories that are under the Nagoya Protocol through their State, with that State, by code. */
  states: z.record(z.string(), z.string()).optional(),
  law: LawPart,
})
export type SurveyContent = z.infer<typeof SurveyContent>

/** A country's law as needed by the form and the live decision. Immutable per version. */
export const CountryLaw = z.object({
  country: z.string(),
  version: z.int(),
  sha256: z.string(),
  name: z.string(),
  lawStatus: LawStatus,
  asOf: z.string(),
  reviewed: Reviewed.optional(),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  conditions: z.array(
    z.object({ id: z.string(), question: z.string(), help: z.string(), places: z.array(z.string()).optional() }),
  ),
  law: LawPart,
})
export type CountryLaw = z.infer<typeof CountryLaw>

/** What the proof of a country's law reads of the treaty level, as the server's own proof does. */
export const TreatyLevel = z.object({
  part: LawPart,
  dimensions: DimensionsFile,
  providers: z.array(z.string()),
  /** The obligations and documents that a country's law may name besides its own. */
  obligations: z.array(Obligation.pick({ id: true, kind: true })),
  documents: z.array(z.object({ id: z.string() })),
  survey: Survey,
  uses: UsesFile,
  annex1: Annex1File,
  states: z.record(z.string(), z.string()),
})
export type TreatyLevel = z.infer<typeof TreatyLevel>

export const content = {
  treatyLevel: endpoint({
    method: 'GET',
    path: '/content/treaty-level',
    summary: "Read what the proof of a country's law needs of the treaty level, for proofs in the browser",
    access: ['MANAGE_LEGAL_CONTENT'],
    response: TreatyLevel,
  }),
  survey: endpoint({
    method: 'GET',
    path: '/content/survey',
    summary: 'Read the questionnaire and the treaty level of the law',
    access: 'signedIn',
    response: SurveyContent,
  }),
  questionnaire: endpoint({
    method: 'GET',
    path: '/content/questionnaire',
    summary:
      'Read the questionnaire without the law, the definitions of uses, the names of countries and the crop list',
    access: 'signedIn',
    response: Questionnaire,
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
  houseRules: endpoint({
    method: 'GET',
    path: '/house-rules/law',
    summary: "Read the house rules of the caller's account that are in force, for decisions in the browser",
    access: 'signedIn',
    response: z.object({ law: LawPart.nullable() }),
  }),
}
