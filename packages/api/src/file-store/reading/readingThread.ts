import type { HandOverSheet } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { AppError, invalid } from '../../http/errors.ts'
import { type DecisionTables, readDecisionTables } from '../../http/spreadsheet/reading/readDecisionTables.ts'
import { readTable, readWorkbookSheets } from '../../http/spreadsheet/reading/readTable.ts'
import { SpreadsheetError } from '../../http/spreadsheet/reading/SpreadsheetError.ts'
import type { Table, TableLimits } from '../../http/spreadsheet/reading/tableRows.ts'
import { inLanguage } from '../../text/language.ts'
import { parseHandOverSheet } from '../handOverSheet.ts'
import { inspectFile } from '../inspectFile.ts'
import type { FileRequest, Reading, Request, SheetTextRequest, TableRequest, Task } from './readingTasks.ts'

export const readTableOf = (task: Task<TableRequest>): Promise<Reading<Table>> =>
  readingFile(task, (file, { limits, sheet }) => readTable(file, limits, sheet), tableFault)

/** All sheets of the workbook of a law. */
export const readSheetsOf = (task: Task<TableRequest>): Promise<Reading<Table[]>> =>
  readingFile(task, (file, { limits }) => readWorkbookSheets(file, limits), lawFault)

/** The decision tables of the DMN file of a law. */
export const readDecisionTablesOf = (task: Task<TableRequest>): Promise<Reading<DecisionTables>> =>
  readingFile(task, readDecisionTables, lawFault)

const readingFile = <Value>(
  task: Task<TableRequest>,
  read: (file: Buffer, request: TableRequest) => Promise<Value>,
  wordsOf: FaultWords,
): Promise<Reading<Value>> =>
  readingOf(task, (request) => {
    const { buffer, byteOffset, byteLength } = request.file
    return read(Buffer.from(buffer, byteOffset, byteLength), request).catch(refusing(request.limits, wordsOf))
  })

type FaultWords = (fault: SpreadsheetError['fault'], limits: TableLimits) => string

const tableFault: FaultWords = (fault, limits) => t(`importing.files.${fault}`, limits)

/** The words for tables of material name formats in which a law cannot be given. */
const lawFault: FaultWords = (fault, limits) =>
  fault === 'notATable' || fault === 'otherArchive' ? t('lawFile.notLaw') : tableFault(fault, limits)

const refusing =
  (limits: TableLimits, wordsOf: FaultWords) =>
  (error: unknown): never => {
    if (!(error instanceof SpreadsheetError)) throw error
    throw invalid([{ path: 'content', message: wordsOf(error.fault, limits) }])
  }

export const readHandOverSheet = (task: Task<SheetTextRequest>): Promise<Reading<HandOverSheet>> =>
  readingOf(task, async ({ text }) => parseHandOverSheet(text))

export const readFileKind = (task: Task<FileRequest>) =>
  readingOf(task, ({ path, name, endings }) => inspectFile(path, name, endings))

function readingOf<R extends Request, Value>(
  task: Task<R>,
  read: (request: R) => Promise<Value>,
): Promise<Reading<Value>> {
  task.begun.postMessage('begun')
  task.begun.close()
  return inLanguage(task.language, async () => {
    try {
      return { value: await read(task) }
    } catch (error) {
      if (error instanceof AppError) return { errors: error.details.errors ?? [] }
      throw error
    }
  })
}
