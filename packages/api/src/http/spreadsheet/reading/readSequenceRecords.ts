import { collectRows, type TableLimits, type TableRow } from './tableRows.ts'

/** A flat file of GenBank or DDBJ begins with LOCUS, one of ENA with ID. */
export const isSequenceRecord = (text: string): boolean => /^\s*(?:LOCUS {2,}\S|ID {3}\S+;)/.test(text)

/** What a record says of its source, by the names of BioSample, beside its accession and the number in a collection. */
const QUALIFIERS = [
  'organism',
  'geo_loc_name',
  'collection_date',
  'strain',
  'isolate',
  'cultivar',
  'host',
  'isolation_source',
  'lat_lon',
  'note',
] as const
/** Qualifiers that hold the number in a collection, the first that is given. */
const NUMBERS = ['culture_collection', 'bio_material', 'specimen_voucher'] as const

/**
 * Reads flat records of INSDC, one row for each: https://www.insdc.org/submitting-standards/feature-table/. The day in the
 * first line is that of the entry and is not read. Throws SpreadsheetError.
 */
export function readSequenceRecords(text: string, limits: TableLimits): TableRow[] {
  const { rows, add, checkCell } = collectRows(limits)
  add({ row: 1, cells: ['accession', 'collection number', ...QUALIFIERS] })
  let line = 1
  for (const record of text.split(/^\/\/.*$/m)) {
    const cells = cellsOf(record)
    for (const [column, cell] of cells.entries()) checkCell(column, cell)
    // The first line of the record; the break after the end of the one before belongs to that.
    add({ row: line + (record.startsWith('\n') || record.startsWith('\r') ? 1 : 0), cells })
    line += record.split('\n').length - 1
  }
  return rows
}

function cellsOf(record: string): string[] {
  const [, accession = ''] = /^(?:ACCESSION|AC) +([\w.]+)/m.exec(record) ?? []
  const source = sourceOf(record)
  const number = NUMBERS.flatMap((name) => source.get(name) ?? [])[0] ?? ''
  // Before June 2024 the place was called country.
  const place = source.get('geo_loc_name') ?? source.get('country') ?? ''
  return [
    accession,
    numberOf(number),
    ...QUALIFIERS.map((name) => (name === 'geo_loc_name' ? place : (source.get(name) ?? ''))),
  ]
}

/** “DSM:990001” is written “DSM 990001”; a museum with a collection within it stays as it is. */
const numberOf = (number: string): string => number.replace(/^([^:]+):([^:]+)$/, '$1 $2')

const SOURCE = /^(?:FT| {2}) {3}source\b/
const CONTINUED = /^(?:FT| {2}) {19}/

/** The qualifiers of the source; values may go on over several lines. */
function sourceOf(record: string): ReadonlyMap<string, string> {
  const lines = record.split(/\r\n|\r|\n/)
  const first = lines.findIndex((line) => SOURCE.test(line))
  if (first < 0) return new Map()
  const after = lines.slice(first + 1)
  const length = after.findIndex((line) => !CONTINUED.test(line))
  const text = after
    .slice(0, length < 0 ? after.length : length)
    .map((line) => line.replace(CONTINUED, '').trim())
    .join(' ')
  const found = text.matchAll(/\/(\w+)="((?:[^"]|"")*)"/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replaceAll('""', '"')]))
}
