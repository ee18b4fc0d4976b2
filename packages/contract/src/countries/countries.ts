import { z } from 'zod'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { says } from '../http/issueMessage.ts'
import { AccessSpan, Case, Days, dayOf, UseId } from '../http/readParameters.ts'
import { CountryProcedure } from '../law/procedure.ts'
import { Country } from './country.ts'
import { CountryResult } from './countryResult.ts'
import { CountryId, CountryStats, CountryVersion } from './countryStats.ts'

export * from './country.ts'
export * from './countryResult.ts'

/** The reference case of the map, which the query can override. */
export const REFERENCE_CASE = {
  material: 'plant',
  provenance: 'in_situ',
  user: 'foreign',
  commercialIntent: 'commercial',
} as const

export const ResultMap = z.object({
  accessDate: z.string(),
  intendedUseDate: z.string(),
  /** The case that the table was computed for, fact by fact. */
  case: z.record(z.string(), z.string()),
  columns: z.array(z.object({ id: z.string(), title: z.string() })),
  results: z.array(
    z.object({
      iso2: z.string(),
      name: z.string(),
      /**
       * False if the country's law has not been assessed. Its statuses are then unclear and are not shown as results.
       */
      assessed: z.boolean(),
      statuses: z.record(z.string(), Status),
    }),
  ),
})
export type ResultMap = z.infer<typeof ResultMap>

/** Joined to obligations by `for.obligations`; `proceduresFor` selects those of a case. */
export const CountryProcedures = z.object({
  countryId: z.string(),
  procedures: z.array(CountryProcedure),
  /** For a Party: its page in the ABS Clearing-House, which names its focal point. */
  clearingHouse: z.string().nullable(),
})
export type CountryProcedures = z.infer<typeof CountryProcedures>

/**
 * Periods of access days within which nothing changes, for one day of use: `before` is exclusive, null is unbounded.
 */
export const CountryOverTime = z.object({
  countryId: z.string(),
  intendedUseDate: z.string(),
  case: z.record(z.string(), z.string()),
  segments: z.array(
    z.object({ from: z.string().nullable(), before: z.string().nullable(), statuses: z.record(z.string(), Status) }),
  ),
})
export type CountryOverTime = z.infer<typeof CountryOverTime>

/** A period of access days with one result: `before` is exclusive, null is unbounded. */
export const LawSegment = z.object({ from: z.string().nullable(), before: z.string().nullable(), status: Status })

/** The result of a country by date of access for several simultaneous uses; the worst result counts. */
const LawLine = z.object({
  country: z.string(),
  uses: z.array(z.string()),
  /** Null if the law of the country has not been assessed. */
  segments: z.array(LawSegment).nullable(),
})

/** Changes between two versions of a country for the reference case, use by use. */
export const VersionEffect = z.object({
  countryId: z.string(),
  from: z.int(),
  to: z.int(),
  accessDate: z.string(),
  intendedUseDate: z.string(),
  case: z.record(z.string(), z.string()),
  /** The uses whose colour changes, with the reasons for the new one. */
  changed: z.array(
    z.object({ use: z.string(), title: z.string(), before: Status, after: Status, reasons: z.array(z.string()) }),
  ),
  /** Number of uses that keep their colour. */
  unchanged: z.int(),
})
export type VersionEffect = z.infer<typeof VersionEffect>

/** The day on which the treaty status is computed. */
const TreatyDay = dayOf('The day that the treaty status is computed on; today unless given.').optional()

/** A comparison as shown on screen: its columns, and a selection of its rows. */
export const ComparisonQuery = z.strictObject({
  countries: z
    .array(CountryId)
    .min(1, { error: says('fields.country') })
    .max(300)
    .meta({ description: 'The columns, in this order.', examples: [['BR', 'CO']] }),
  uses: z.array(UseId).max(100).optional().meta({ description: 'The rows; all 20 by default.' }),
  ...Days,
  ...Case,
})
export type ComparisonQuery = z.infer<typeof ComparisonQuery>

export const countries = {
  stats: endpoint({
    method: 'GET',
    path: '/countries/stats',
    summary:
      'List all countries and areas with party status, law status and content; `on` gives the treaty status on a day',
    access: 'signedIn',
    query: z.strictObject({ on: TreatyDay }),
    response: z.object({ count: z.int(), rows: z.array(CountryStats) }),
  }),
  resultMap: endpoint({
    method: 'GET',
    path: '/countries/result-map',
    summary: 'Read the colour of every country for each of the 20 intended uses, on two dates (default: today)',
    access: 'signedIn',
    query: z.strictObject({ ...Days, accessDate: AccessSpan, ...Case }),
    response: ResultMap,
  }),
  one: endpoint({
    method: 'GET',
    path: '/countries/:id',
    summary: 'Read a country: treaties, authorities, regions, conditions, procedures, timeline, open questions',
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    query: z.strictObject({ version: CountryVersion.optional(), on: TreatyDay }),
    response: Country,
  }),
  result: endpoint({
    method: 'GET',
    path: '/countries/:id/result',
    summary:
      'Decide a use case by a version of the law of a country (default: the active one), with reasons; the treaty level is the active one',
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    query: z.strictObject({
      version: CountryVersion.optional(),
      use: UseId,
      ...Days,
      ...Case,
    }),
    response: CountryResult,
  }),
  procedures: endpoint({
    method: 'GET',
    path: '/countries/:id/procedures',
    summary:
      'List the procedures that fulfil the obligations of a country, and those of the treaties and places of use',
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    response: CountryProcedures,
  }),
  overTime: endpoint({
    method: 'GET',
    path: '/countries/:id/over-time',
    summary:
      'Read the colours of a country by date of access, for one date of use (default: today), under a version of its law (default: the active one)',
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    query: z.strictObject({ version: CountryVersion.optional(), intendedUseDate: Days.intendedUseDate, ...Case }),
    response: CountryOverTime,
  }),
  lawLines: endpoint({
    method: 'POST',
    path: '/countries/law-lines',
    summary:
      'Read the results by date of access for pairs of a country and its uses, as a list of materials shows them',
    access: 'signedIn',
    body: z.strictObject({
      lines: z.array(z.strictObject({ country: CountryId, uses: z.array(UseId).min(1).max(100) })).max(300),
      intendedUseDate: Days.intendedUseDate,
      ...Case,
    }),
    response: z.object({ case: z.record(z.string(), z.string()), lines: z.array(LawLine) }),
  }),
  effect: endpoint({
    method: 'GET',
    path: '/countries/:id/effect',
    summary:
      'List the uses whose colour differs under another version in the reference case, on two dates (default: today)',
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    query: z.strictObject({
      from: CountryVersion.meta({ description: 'The version before the change.', examples: [1] }),
      to: CountryVersion.meta({ description: 'The version after the change.', examples: [2] }),
      ...Days,
    }),
    response: VersionEffect,
  }),
  comparisonCsv: endpoint({
    method: 'POST',
    path: '/countries/comparison/csv',
    summary: 'Export a comparison of countries by intended use as CSV, with both dates and the case',
    access: 'signedIn',
    body: ComparisonQuery,
    response: z.string(),
    produces: 'text/csv',
  }),
  comparisonXlsx: endpoint({
    method: 'POST',
    path: '/countries/comparison/xlsx',
    summary: 'Export a comparison of countries by intended use as XLSX, with both dates and the case',
    access: 'signedIn',
    body: ComparisonQuery,
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
}
