import {
  type Axis,
  type DateOrder,
  MAX_SAMPLES,
  orderOf,
  readDate,
  readDegrees,
  SampleFields,
  type SampleRow,
  splitPair,
} from '@portal/contract'
import { LANGUAGES } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import type { FileReaders } from '../../file-store/index.ts'
import { invalid } from '../../http/errors.ts'
import type { TableRow } from '../../http/spreadsheet/reading/tableRows.ts'
import { today } from '../../shared/days.ts'
import { dateDoubt } from '../../text/dateDoubt.ts'
import { inLanguage } from '../../text/language.ts'
import { simpleHeading } from '../importing/columns/headings.ts'
import { faultsOf } from './samples.service.ts'

type Field = keyof SampleFields
type Fault = SampleRow['faults'][number]

const FIELDS = [
  ...(['ownId', 'collectionNumber', 'description', 'collectedOn', 'latitude', 'longitude'] as const),
  ...(['coordinates', 'amount', 'note'] as const),
] satisfies readonly Field[]

/**
 * Names of columns that people and databases use: terms of Darwin Core, BioSample, ENA and MCPD among them. Compared
 * without case, accents, spaces and punctuation.
 */
const SYNONYMS: { readonly [field in Field]: readonly string[] } = {
  ownId: [
    'id',
    'sample',
    'sample id',
    'own id',
    'name',
    'sample_name',
    'sample_alias',
    'materialSampleID',
    'fieldNumber',
  ],
  collectionNumber: [
    ...['collection no', 'voucher', 'catalogNumber', 'accession', 'accession number', 'strain', 'culture_collection'],
    ...['specimen_voucher', 'bio_material', 'otherCatalogNumbers', 'ACCENUMB', 'BioSample'],
  ],
  description: ['species', 'taxon', 'material', 'scientificName', 'organism', 'latin name'],
  collectedOn: ['date', 'collection_date', 'eventDate', 'collected', 'COLLDATE', 'sampling date'],
  latitude: ['lat', 'decimalLatitude', 'DECLATITUDE', 'verbatimLatitude'],
  longitude: ['lon', 'long', 'lng', 'decimalLongitude', 'DECLONGITUDE', 'verbatimLongitude'],
  coordinates: ['coordinates', 'lat/long', 'lat_lon', 'gps', 'verbatimCoordinates'],
  amount: ['quantity', 'organismQuantity'],
  note: ['notes', 'comment', 'remarks', 'locality', 'occurrenceRemarks', 'COLLSITE'],
}
const NAMES: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) => SYNONYMS[field].map((name) => [simpleHeading(name), field] as const)),
)
const LIMITS = { rows: MAX_SAMPLES, head: 1, columns: 40, cells: 40 * (MAX_SAMPLES + 1) }

/**
 * Reads samples from pasted text or a spreadsheet, each row with its errors. Throws INVALID_INPUT for anything that is
 * not such a table.
 */
export async function readSampleTable(readers: FileReaders, userId: string, content: string): Promise<SampleRow[]> {
  const { rows } = await readers.readTable(userId, Buffer.from(content, 'base64'), LIMITS)
  const [header, ...others] = rows
  const columns = (header?.cells ?? []).map(fieldOf)
  if (!columns.includes('ownId')) throw refused(t('importing.files.noHeader'))
  const order = orderOf(others.map(({ cells }) => cells[columns.indexOf('collectedOn')] ?? ''))
  return withRepeated(others.map((row) => readRow(columns, order, row)))
}

/** Marks an own id that occurs in several rows as an error, in all rows but the first. */
function withRepeated(readings: readonly SampleRow[]): SampleRow[] {
  const seen = new Map<string, number>()
  return readings.map((reading) => {
    const { ownId } = reading.sample
    const row = seen.get(ownId.toLowerCase())
    if (ownId === '' || row === undefined) seen.set(ownId.toLowerCase(), reading.row)
    if (ownId === '' || row === undefined) return reading
    const message = t('refusals.sampleRepeated', { ownId, row })
    return { ...reading, faults: [...reading.faults, { field: 'ownId', message }] }
  })
}

const refused = (message: string) => invalid([{ path: 'content', message }])

function fieldOf(header: string): Field | null {
  const name = simpleHeading(header)
  return NAMES.get(name) ?? FIELDS.find((field) => labelsOf(field).includes(name)) ?? null
}

/** All languages are accepted, so that a table exported in one can be read in another. */
const labelsOf = (field: Field): string[] =>
  LANGUAGES.map((language) => inLanguage(language, () => simpleHeading(t(`assessments.samples.columns.${field}`))))

function readRow(
  columns: readonly (Field | null)[],
  order: DateOrder | undefined,
  { row, cells }: TableRow,
): SampleRow {
  const textOf = (field: Field) => (cells[columns.indexOf(field)] ?? '').trim()
  const faults: Fault[] = []
  const written = withPair({
    latitude: textOf('latitude'),
    longitude: textOf('longitude'),
    coordinates: textOf('coordinates'),
  })
  const sample = {
    ownId: textOf('ownId'),
    collectionNumber: textOf('collectionNumber') || null,
    description: textOf('description') || null,
    collectedOn: dayIn(textOf('collectedOn'), order, faults),
    latitude: degreesIn('latitude', written.latitude, faults),
    longitude: degreesIn('longitude', written.longitude, faults),
    coordinates: written.coordinates || null,
    amount: textOf('amount') || null,
    note: textOf('note') || null,
  }
  return { row, sample, faults: [...faults, ...faultsOfForm(sample, faults)] }
}

type Written = { latitude: string; longitude: string; coordinates: string }

/** Latitude and longitude may be in one cell. */
function withPair(written: Written): Written {
  const together = written.longitude === '' ? written.latitude || written.coordinates : ''
  const pair = splitPair(together)
  return pair ? { latitude: pair[0], longitude: pair[1], coordinates: written.coordinates || together } : written
}

function degreesIn(axis: Axis, text: string, faults: Fault[]): number | null {
  if (text === '') return null
  const reading = readDegrees(axis, text)
  if ('degrees' in reading) return reading.degrees
  faults.push({ field: axis, message: t(`assessments.samples.faults.${reading.fault}`) })
  return null
}

function dayIn(text: string, order: DateOrder | undefined, faults: Fault[]): string | null {
  if (text === '') return null
  const reading = readDate(text, { order, today: today() })
  if (reading.kind === 'date') return reading.answer
  if (reading.kind !== 'missing') faults.push({ field: 'collectedOn', message: dateDoubt(reading, text) })
  return null
}

function faultsOfForm(sample: SampleFields, known: readonly Fault[]): Fault[] {
  const { error } = SampleFields.safeParse(sample)
  const form = new Map((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
  // A coordinate that could not be read does not also count as missing.
  const isRead = !known.some(({ field }) => field === 'latitude' || field === 'longitude')
  const others = faultsOf(sample).filter(({ path }) => isRead || path === 'collectedOn')
  return [
    ...[...form].map(([field, message]) => ({ field, message })),
    ...others.map(({ path, message }) => ({ field: path, message })),
  ]
}
