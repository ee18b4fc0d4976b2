import { Readable } from 'node:stream'
import { keepingLanguage } from '../../text/language.ts'
import type { SentFile } from '../serve.ts'
import { type XlsxOrigin, xlsxParts } from './xlsxParts.ts'
import { type XlsxSheet, xlsxSheet } from './xlsxSheet.ts'
import { xlsxStyles } from './xlsxStyles.ts'
import { zipArchive } from './zipArchive.ts'

/**
 * A spreadsheet, generated while it is read, so that little of it is in memory at once. Days and instants are in UTC.
 * The sheets are written as text, see `docs/decisions/0006-spreadsheets-as-text.md`.
 */
export function xlsxFile(fileName: string, sheets: readonly XlsxSheet[], origin?: XlsxOrigin): SentFile {
  const written = sheets.map((sheet) => ({ name: sheet.name, text: xlsxSheet(sheet) }))
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName,
    body: Readable.from(keepingLanguage(zipArchive(xlsxParts(written, xlsxStyles(), origin))), { objectMode: false }),
  }
}
