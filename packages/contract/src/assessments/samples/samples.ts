import { dateOf } from '@portal/rules'
import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { says } from '../../http/issueMessage.ts'
import { countedRows } from '../../http/lists.ts'
import { visibleText } from '../../http/text.ts'
import { AssessmentId } from '../core/params.ts'

/** Samples that one assessment may have. */
export const MOST_SAMPLES = 1000

export const ZONES = ['land', 'territorial_sea', 'economic_zone', 'high_seas', 'antarctica', 'caspian_sea'] as const

const Neighbour = z.object({ country: z.string(), km: z.number() })

/** Where a point lies, by shapes in the public domain; zones of the sea are estimated by the distance to the coasts. */
export const Place = z.object({
  zone: z.enum(ZONES),
  /** By ISO 3166-1 alpha-2: of the land, or of the nearest coast. */
  country: z.string().nullable(),
  /** The name of a disputed area, which has no country code. */
  area: z.string().nullable(),
  /** Of a point at sea: the States whose coasts are within 200 nautical miles, nearest first. */
  states: z.array(Neighbour),
  /** Of a point on land: the nearest border within 20 km, and what lies behind it. */
  border: z.object({ country: z.string().nullable(), area: z.string(), km: z.number() }).nullable(),
})
export type Place = z.infer<typeof Place>

export const SAMPLE_WARNINGS = [
  'countryDiffers',
  'dateDiffers',
  'nearBorder',
  'severalStates',
  'disputed',
  'swapped',
] as const
export type SampleWarning = (typeof SAMPLE_WARNINGS)[number]

const LONGEST_TEXT = 200
const text = (longest = LONGEST_TEXT) => z.string().trim().max(longest).nullish()
const degrees = (most: number) => z.number().min(-most).max(most).nullish()

/** A sample. Latitude and longitude are degrees of WGS 84, both or neither. */
export const SampleFields = z.strictObject({
  /** The name that the laboratory gives it, unique in the assessment. */
  ownId: visibleText(1).max(LONGEST_TEXT),
  collectionNumber: text(),
  description: text(2000),
  /** A day, a month or a year, as an access date. */
  collectedOn: z
    .string()
    .trim()
    .refine((day) => day === '' || dateOf(day) !== undefined, { error: says('fields.partialDay') })
    .nullish(),
  latitude: degrees(90),
  longitude: degrees(180),
  /** The coordinates as they were written on the label. */
  coordinates: text(),
  amount: text(),
  note: text(2000),
})
export type SampleFields = z.infer<typeof SampleFields>
export const SAMPLE_FIELDS = Object.keys(SampleFields.shape) as readonly (keyof SampleFields)[]

export const Sample = z.object({
  sampleId: z.uuid(),
  version: z.int(),
  ownId: z.string(),
  collectionNumber: z.string().nullable(),
  description: z.string().nullable(),
  collectedOn: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coordinates: z.string().nullable(),
  amount: z.string().nullable(),
  note: z.string().nullable(),
  /** Null: without coordinates. */
  place: Place.nullable(),
  /** Where it does not go with the answers, or is not certain. */
  warnings: z.array(z.enum(SAMPLE_WARNINGS)),
})
export type Sample = z.infer<typeof Sample>

/** A row of a table that was pasted or uploaded, as far as it can be read. */
const SampleRow = z.object({
  /** As it is numbered in the table. */
  row: z.int(),
  sample: SampleFields.extend({ ownId: z.string() }),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type SampleRow = z.infer<typeof SampleRow>

const WRITE = ['CREATE_ASSESSMENTS'] as const
const SampleId = z.object({ sampleId: z.uuid() })
const sampleIds = z.array(z.uuid()).min(1).max(MOST_SAMPLES)
const List = countedRows(Sample).extend({ mayChange: z.boolean() })
export type SampleList = z.infer<typeof List>
const file = (format: string, produces: string) =>
  endpoint({
    method: 'GET',
    path: `/assessments/:id/samples/${format}`,
    summary: `Export the samples of an assessment as ${format.toUpperCase()}`,
    access: 'signedIn',
    params: AssessmentId,
    response: z.unknown(),
    produces,
  })

export const samples = {
  ofAssessment: endpoint({
    method: 'GET',
    path: '/assessments/:id/samples',
    summary: 'List the samples of an assessment, with country and zone of each and where it differs from the answers',
    access: 'signedIn',
    params: AssessmentId,
    response: List,
  }),
  add: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples',
    summary: `Add samples to an assessment, all or none; it has at most ${MOST_SAMPLES}`,
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ samples: z.array(SampleFields).min(1).max(MOST_SAMPLES) }),
    bodyLimit: 8_000_000,
    response: List,
  }),
  read: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples/read',
    summary:
      'Read samples from pasted text or a spreadsheet (XLSX or CSV), with the faults of each row; nothing is stored',
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ content: z.string().max(7_000_000).describe('The text or the file in base64.') }),
    bodyLimit: 7_100_000,
    response: z.object({ rows: z.array(SampleRow) }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/samples/:sampleId',
    summary: 'Change what is said of a sample; its earlier versions stay',
    access: WRITE,
    params: SampleId,
    body: SampleFields.partial(),
    response: Sample,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples/remove',
    summary: 'Take samples out of an assessment; they can be put back',
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ sampleIds }),
    response: List,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples/restore',
    summary: 'Put samples back that were taken out of an assessment',
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ sampleIds }),
    response: List,
  }),
  place: endpoint({
    method: 'GET',
    path: '/places',
    summary: 'Tell the country and zone of a point, and borders within 20 km, from public-domain shapes',
    access: 'signedIn',
    query: z.strictObject({
      latitude: z.coerce.number().min(-90).max(90),
      longitude: z.coerce.number().min(-180).max(180),
    }),
    response: Place,
  }),
  exportCsv: file('csv', 'text/csv'),
  exportXlsx: file('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
}
