import { z } from 'zod'
import { CountryId } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'

export const NATIONAL_RECORD_KINDS = ['authority', 'focalPoint', 'measure', 'procedure'] as const

/** What a country published of its rules in the ABS Clearing-House. */
const NationalRecord = z.object({
  /** As `ABSCH-MSR-BR-990003-2`: kind, country, record and revision. */
  number: z.string(),
  /** The number of the record, the same in every revision. */
  record: z.string(),
  kind: z.enum(NATIONAL_RECORD_KINDS),
  /** In English; null where it has none, and for a focal point, whose title may be the name of a person. */
  title: z.string().nullable(),
  updatedOn: z.iso.date().nullable(),
  /** The page of the record. */
  page: z.string(),
})
export type NationalRecord = z.infer<typeof NationalRecord>

export const clearingHouse = {
  national: endpoint({
    method: 'GET',
    path: '/countries/:id/clearing-house',
    summary:
      'List what a country published in the ABS Clearing-House, if the operator set its address: authorities, focal points, measures and procedures; only the code of the country is sent',
    access: ['MANAGE_LEGAL_CONTENT'],
    params: z.object({ id: CountryId }),
    response: z.object({
      /** `other`: it answered with the records of another country, of which nothing is used. */
      state: z.enum(['read', 'other', 'failed', 'off']),
      /** The day on which it was read. */
      readOn: z.iso.date(),
      records: z.array(NationalRecord),
      /** How many records there are, of which the latest are listed. */
      count: z.int(),
    }),
  }),
}
