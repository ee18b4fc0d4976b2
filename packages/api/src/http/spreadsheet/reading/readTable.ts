import { parse } from 'csv-parse/sync'
import { looksLikeFormula } from '../cellText.ts'
import { readXlsx } from './readXlsx.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** A row with its number in the file; cells are texts, with days in ISO 8601. */
export type TableRow = { row: number; cells: string[] }
export type Table = {
  /** Null for a text file, which has no sheets. */
  sheet: string | null
  rows: TableRow[]
  /** The cells with a formula, such as `C7`; their last calculated values are read. */
  formulas: string[]
}
/** The most rows and columns that a table may have; more are refused as soon as they are reached. */
export type TableLimits = { rows: number; columns: number }

/**
 * Reads the first sheet of a spreadsheet, or a CSV file; detects the format from the content. Throws SpreadsheetError.
 */
export async function readTable(file: Buffer, limits: TableLimits): Promise<Table> {
  const table = await readByContent(file, limits)
  if (table.rows.length === 0) throw new SpreadsheetError('empty')
  return table
}

function readByContent(file: Buffer, limits: TableLimits): Promise<Table> | Table {
  if (begins(file, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(file, limits)
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('oldFormat')
  return readCsv(file, limits)
}

const begins = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte)

/** Reads CSV (RFC 4180) delimited by comma, semicolon or tab, in UTF-8, or in UTF-16 with a byte order mark. */
function readCsv(file: Buffer, limits: TableLimits): Table {
  const text = decoded(file)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary files from text.
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text)) throw new SpreadsheetError('notATable')
  const rows = parsed(text, limits)
    .map(({ record, info }) => ({ row: info.lines, cells: record.map(withoutMark) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length > limits.rows) throw new SpreadsheetError('tooManyRows')
  if (rows.some(({ cells }) => cells.length > limits.columns)) throw new SpreadsheetError('tooManyColumns')
  return { sheet: null, rows, formulas: [] }
}

type Parsed = { record: string[]; info: { lines: number } }

function parsed(text: string, limits: TableLimits): Parsed[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      // A quote inside a cell may mark arc seconds, as in 3°07'32".
      relaxQuotes: true,
      skipEmptyLines: true,
      to: limits.rows + 1,
      trim: true,
    }) as unknown as Parsed[]
  } catch {
    throw new SpreadsheetError('damaged')
  }
}

function decoded(file: Buffer): string {
  const encoding = file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    throw new SpreadsheetError(file.includes(0) ? 'notATable' : 'encoding')
  }
}

/** The delimiter that occurs most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n', 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** An apostrophe marks a text that a spreadsheet program would otherwise take for a formula. */
const withoutMark = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell
