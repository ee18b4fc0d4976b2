import { PassThrough, type Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { harmless } from './harmless.ts'
import type { SentFile } from './serve.ts'

export type XlsxColumn = { header: string; width: number; shows?: 'day' | 'instant' }
export type XlsxSheet = { name: string; columns: readonly XlsxColumn[] }
export type XlsxRows = AsyncIterable<readonly (string | number | Date | null)[]>

/** How the dates of a column are shown, French style; days and instants in UTC. */
const FORMATS = { day: 'dd/mm/yyyy', instant: 'dd/mm/yyyy "at" hh:mm' }
const BATCH = 100

/** Rows as a spreadsheet of one sheet, its heading kept in sight, made as it is taken. */
export function xlsxFile(fileName: string, sheet: XlsxSheet, rows: XlsxRows): SentFile {
  const body = new PassThrough()
  write(body, sheet, rows).catch((error: Error) => body.destroy(error))
  return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileName, body }
}

async function write(body: PassThrough, { name, columns }: XlsxSheet, rows: XlsxRows): Promise<void> {
  const broken = new AbortController()
  body.once('close', () => broken.abort())
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: body, useStyles: true })
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ header, width, shows }) => ({
    header,
    width,
    ...(shows && { style: { numFmt: FORMATS[shows] } }),
  }))
  sheet.getRow(1).font = { bold: true }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
  let count = 0
  for await (const row of rows) {
    sheet.addRow(row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell))).commit()
    count += 1
    if (count % BATCH === 0) await untilTaken(sheet, broken.signal)
  }
  await book.commit()
}

/** exceljs puts rows into the archive whether anybody takes them or not: a slow reader would fill the memory. */
async function untilTaken(sheet: object, signal: AbortSignal): Promise<void> {
  const { pipes } = (sheet as { stream: { pipes: Writable[] } }).stream
  // The archive turns to the sheet once the small parts before it are in.
  while (pipes.length === 0) await nextTurn(undefined, { signal })
  for (const pipe of pipes) await allWritten(pipe, signal)
  signal.throwIfAborted()
}

/** Nothing at all, written last, is through when all before it is. */
const allWritten = (pipe: Writable, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject, { once: true })
    pipe.write(Buffer.alloc(0), () => {
      signal.removeEventListener('abort', reject)
      resolve()
    })
  })
