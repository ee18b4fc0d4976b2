import { dateOf } from '@portal/rules'
import { z } from 'zod'
import { AssessmentId } from '../../cases/core/params.ts'
import { endpoint } from '../../http/endpoint.ts'
import { says } from '../../http/issueMessage.ts'
import { countedRows } from '../../http/lists.ts'
import { visibleText } from '../../http/text.ts'

/** Maximum number of samples in one assessment. */
export const MAX_SAMPLES = 1000
/** Maximum size of a file to read samples from. */
export const MAX_SAMPLE_FILE_BYTES = 5 * 1024 * 1024

export const ZONES = ['land', 'territorial_sea', 'economic_zone', 'high_seas', 'antarctica', 'caspian_sea'] as const

const Neighbour = z.object({ country: z.string(), km: z.number() })

/** Where a point lies, by public-domain shapes; maritime zones are estimated from the distance to the coasts. */
export const Place = z.object({
  zone: z.enum(ZONES),
  /** ISO 3166-1 alpha-2 code of the land, or of the nearest coast. */
  country: z.string().nullable(),
  /** The name of a disputed area, which has no country code. */
  area: z.string().nullable(),
  /** For a point at sea: the States whose coasts are within 200 nautical miles, nearest first. */
  states: z.array(Neighbour),
  /** For a point on land: the nearest border within 20 km, and what lies beyond it. */
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

const MAX_TEXT_LENGTH = 200
const text = (longest = MAX_TEXT_LENGTH) => z.string().trim().max(longest).nullish()
const degrees = (most: number) => z.number().min(-most).max(most).nullish()

/** A sample. Latitude and longitude are degrees of WGS 84 and must be given together or not at all. */
export const SampleFields = z.strictObject({
  /** The laboratory's name for the sample, unique within the assessment. */
  ownId: visibleText(1).max(MAX_TEXT_LENGTH),
  collectionNumber: text(),
  description: text(2000),
  /** A day, a month or a year, like an access date. */
  collectedOn: z
    .string()
    .trim()
    .refine((day) => day === '' || dateOf(day) !== undefined, { error: says('fields.partialDay') })
    .nullish(),
  latitude: degrees(90),
  longitude: degrees(180),
  /** The coordinates as written on the label. */
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
  /** Null if the sample has no coordinates. */
  place: Place.nullable(),
  /** Where the sample contradicts the answers or is uncertain. */
  warnings: z.array(z.enum(SAMPLE_WARNINGS)),
})
export type Sample = z.infer<typeof Sample>

/** A row of a pasted or uploaded table, as far as it can be read. */
const SampleRow = z.object({
  /** The number of the row in the table. */
  row: z.int(),
  sample: SampleFields.extend({ ownId: z.string() }),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type SampleRow = z.infer<typeof SampleRow>

const WRITE = ['CREATE_ASSESSMENTS'] as const
const SampleId = z.object({ sampleId: z.uuid() })
const sampleIds = z.array(z.uuid()).min(1).max(MAX_SAMPLES)
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
    summary:
      'List the samples of an assessment, with the country and zone of each and where it differs from the answers',
    access: 'signedIn',
    params: AssessmentId,
    response: List,
  }),
  add: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples',
    summary: `Add samples to an assessment, all or none; at most ${MAX_SAMPLES} per assessment`,
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ samples: z.array(SampleFields).min(1).max(MAX_SAMPLES) }),
    bodyLimit: 8_000_000,
    response: List,
  }),
  read: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples/read',
    summary:
      'Read samples from pasted text or a spreadsheet (XLSX or CSV), with the errors of each row; nothing is stored',
    access: WRITE,
    costly: 'file',
    params: AssessmentId,
    body: z.strictObject({ content: z.string().max(7_000_000).describe('The text, or the base64-encoded file.') }),
    bodyLimit: 7_100_000,
    response: z.object({ rows: z.array(SampleRow) }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/samples/:sampleId',
    summary: 'Change a sample; its earlier versions stay',
    access: WRITE,
    params: SampleId,
    body: SampleFields.partial(),
    response: Sample,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples/remove',
    summary: 'Remove samples from an assessment; they can be restored',
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ sampleIds }),
    response: List,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/assessments/:id/samples/restore',
    summary: 'Restore removed samples of an assessment',
    access: WRITE,
    params: AssessmentId,
    body: z.strictObject({ sampleIds }),
    response: List,
  }),
  place: endpoint({
    method: 'GET',
    path: '/places',
    summary: 'Locate a point: its country and zone, and borders within 20 km, by public-domain shapes',
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
