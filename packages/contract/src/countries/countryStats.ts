import { z } from 'zod'
import { LawStatus } from '../law/country.ts'
import { Confidence } from '../law/matrix.ts'

/** ISO 3166-1 alpha-2; upper and lower case are accepted. */
export const CountryId = z
  .string()
  .regex(/^[a-zA-Z]{2}$/, 'A two-letter country code.')
  .meta({
    description: 'A country or area by its ISO 3166-1 alpha-2 code; `XZ` stands for the high seas.',
    examples: ['BR'],
  })
  .transform((id) => id.toUpperCase())
/** The same where the account's own house rules can be meant. */
export const LawId = CountryId.meta({
  description:
    "A country or area by its ISO 3166-1 alpha-2 code; `XZ` stands for the high seas, and `ZZ` for the house rules of the caller's own account.",
  examples: ['BR'],
})
/** A whole number; left out, the active version. */
export const CountryVersion = z.coerce
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .meta({ description: 'The version of a country; the active one by default.', examples: [1] })

export const PartyStatus = z.enum(['party', 'ratified', 'non_party', 'unknown'])
export type PartyStatus = z.infer<typeof PartyStatus>

/** The reason why a country is inactive. */
export const COUNTRY_LACKS = ['law', 'decisionMatrices', 'legalDocuments'] as const

/**
 * `union`: the EU, which is a Party and a place of use but not a provider. `area`: an area beyond national
 * jurisdiction, such as the high seas.
 */
export const COUNTRY_KINDS = ['state', 'territory', 'union', 'area'] as const

/** The last review of a country's law against its source, and the day until which it is valid. */
export const CountryReview = z.object({
  /** Null, like the day, if the law was not reviewed by a named person. */
  by: z.string().nullable(),
  on: z.string().nullable(),
  source: z.string().nullable(),
  /** The last day on which the review is valid; without a review, counted from the day on which the facts were read. */
  due: z.string(),
  /** True after that day: new GREEN results are shown as AMBER. */
  overdue: z.boolean(),
})
export type CountryReview = z.infer<typeof CountryReview>

/** A country or area as lists and cards show it, on today's date. */
export const CountryStats = z.object({
  countryId: z.string(),
  iso2: z.string(),
  iso3: z.string(),
  name: z.string(),
  kind: z.enum(COUNTRY_KINDS),
  /** UN M49 region; null if there is none. */
  region: z.string().nullable(),
  subregion: z.string().nullable(),
  /** The state that a territory belongs to. */
  parent: z.string().nullable(),
  /** Computed for the requested day: 90 days after the deposit. `unknown`: not verified. */
  partyStatus: PartyStatus,
  /** Since when the country is a Party, or from when its ratification takes effect. */
  partySince: z.string().nullable(),
  partyConfidence: Confidence,
  lawStatus: LawStatus,
  latestVersion: z.int().nullable(),
  activeVersion: z.int().nullable(),
  versions: z.array(z.int()),
  hasLaw: z.boolean(),
  decisionMatricesCount: z.int(),
  legalDocumentsCount: z.int(),
  hasEnglishOfficialDocs: z.boolean(),
  /** True if the country has a law, matrices and documents; affects the display only. */
  active: z.boolean(),
  lacks: z.array(z.enum(COUNTRY_LACKS)),
  meta: z.object({ regions: z.array(z.object({ code: z.string(), name: z.string() })) }),
  /** The day on which its facts were read; null if the country has not been assessed. */
  asOf: z.string().nullable(),
  /** Confidence in its facts; null if the country has not been assessed. */
  confidence: Confidence.nullable(),
  /** For a Party: its page in the ABS Clearing-House, which names its focal point. */
  clearingHouse: z.string().nullable(),
  /** The review of the active version, as of today; null if the country has not been assessed. */
  review: CountryReview.nullable(),
  createdAt: z.iso.datetime().nullable(),
  lastUpdated: z.iso.datetime().nullable(),
})
export type CountryStats = z.infer<typeof CountryStats>
