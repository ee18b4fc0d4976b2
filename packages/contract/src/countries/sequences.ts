import { z } from 'zod'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { UseId } from '../http/readParameters.ts'
import { CountryResult } from './countryResult.ts'

/** Maximum number of sequences in one call. */
export const MAX_SEQUENCES = 500

const Sequence = z.strictObject({
  accession: z.string().trim().min(1).max(100),
  /** Where the organism was taken, and when: in the words of the record, empty where it says nothing. */
  country: z.string().max(500),
  day: z.string().max(100),
})

/** Published sequences that are used without any material, and who uses them for what. */
export const SequencesQuery = z.strictObject({
  sequences: z.array(Sequence).min(1).max(MAX_SEQUENCES),
  use: UseId,
  commercialIntent: z.enum(['commercial', 'non_commercial']).meta({ description: 'The intention of the use.' }),
  dsiLargeCompany: z
    .enum(['yes', 'no', 'unknown'])
    .meta({ description: 'Whether the user is above the thresholds of the Cali Fund and in one of its sectors.' }),
})
export type SequencesQuery = z.infer<typeof SequencesQuery>

const SequencesOfDay = z.object({
  /** A day, a month, a year or “<” and a day; null where it is not known. */
  day: z.string().nullable(),
  accessions: z.array(z.string()),
  status: Status,
})

/** What the law of a country and the treaties say of the sequences from it; the worst day decides. */
const SequencesOfCountry = CountryResult.extend({
  name: z.string(),
  days: z.array(SequencesOfDay),
  /** Since when the review of the law has been overdue: GREEN then counts as AMBER. */
  reviewOverdueSince: z.string().nullable(),
  /** Of a territory under the law of its State, that law and the region in which it lies. */
  lawOf: z.object({ iso2: z.string(), region: z.string() }).nullable(),
})

export const SequenceResults = z.object({
  /** In the order of the request. */
  sequences: z.array(
    z.object({
      accession: z.string(),
      country: z.string().nullable(),
      day: z.string().nullable(),
      /** What was not understood, in words. */
      doubts: z.array(z.string()),
    }),
  ),
  countries: z.array(SequencesOfCountry),
})
export type SequenceResults = z.infer<typeof SequenceResults>

export const sequences = {
  results: endpoint({
    method: 'POST',
    path: '/countries/sequences',
    summary:
      'Decide a use of published sequences by the law of each country that they come from and by the treaties, in the reference case; nothing is stored',
    access: 'signedIn',
    body: SequencesQuery,
    response: SequenceResults,
  }),
  csv: endpoint({
    method: 'POST',
    path: '/countries/sequences/csv',
    summary: 'Export published sequences with the result of their countries as CSV',
    access: 'signedIn',
    body: SequencesQuery,
    response: z.string(),
    produces: 'text/csv',
  }),
  xlsx: endpoint({
    method: 'POST',
    path: '/countries/sequences/xlsx',
    summary: 'Export published sequences with the result of their countries as XLSX',
    access: 'signedIn',
    body: SequencesQuery,
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
}
