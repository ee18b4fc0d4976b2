import { MessageChannel } from 'node:worker_threads'
import type { HandOverSheet } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { AppError, invalid } from '../../http/errors.ts'
import { createSemaphore, onPlace } from '../../http/semaphore.ts'
import type { DecisionTables } from '../../http/spreadsheet/reading/readDecisionTables.ts'
import type { Table, TableLimits } from '../../http/spreadsheet/reading/tableRows.ts'
import { openThreads, type Threads } from '../../http/threads.ts'
import { languageNow } from '../../text/language.ts'
import type { inspectFile } from '../inspectFile.ts'
import type { FileRequest, Reading, Request, Task } from './readingTasks.ts'

type FileKind = Awaited<ReturnType<typeof inspectFile>>

/**
 * Reads everything that comes from outside as a file, in worker threads with limits of time and memory. Files of one
 * user are read one after the other. Throws INVALID_INPUT for a file that is wrong or exceeds a limit, UNAVAILABLE if
 * too many files wait.
 */
export type FileReaders = {
  readTable: (userId: string, file: Uint8Array, limits: TableLimits, sheet?: string) => Promise<Table>
  /** All visible sheets of a workbook. */
  readSheets: (userId: string, file: Uint8Array, limits: TableLimits) => Promise<Table[]>
  /** The decision tables of a DMN file. */
  readDecisionTables: (userId: string, file: Uint8Array, limits: TableLimits) => Promise<DecisionTables>
  readSheet: (userId: string, text: string) => Promise<HandOverSheet>
  inspectFile: (userId: string, file: Omit<FileRequest, 'language'>) => Promise<FileKind>
  close: () => Promise<void>
}

/** With two, a file that takes long does not stop all others. */
const THREADS = 2
const WAITING = 50
const RETRY_AFTER_S = 5
const WAITING_PER_USER = 10
/** Less than the time after which a request is answered that it takes too long (ANSWER_SECONDS). */
const MAX_MS = 8_000
/** Enough for a table of a million cells. */
const MAX_MEMORY_MB = 512

export function openFileReaders({ maxMs = MAX_MS } = {}): FileReaders {
  const threads = openThreads<Task<Request>, Reading<unknown>>({
    filename: new URL('./readingThread.mjs', import.meta.url),
    maxThreads: THREADS,
    maxMemoryMb: MAX_MEMORY_MB,
  })
  const perUser = createSemaphore({
    atOnce: 1,
    waiting: WAITING_PER_USER,
    refusal: 'TOO_MANY_REQUESTS',
    retryAfter: RETRY_AFTER_S,
  })
  const run = async (userId: string, name: string, path: string, request: Request): Promise<unknown> => {
    const reading = await onPlace(perUser, { key: userId }, () => runWithin(maxMs, threads, name, request)).catch(
      refuseOverLimit(path),
    )
    if ('errors' in reading) throw invalid(reading.errors)
    return reading.value
  }
  return {
    readTable: (userId, file, limits, sheet) =>
      run(userId, 'readTableOf', 'content', { file, limits, sheet, language: languageNow() }) as Promise<Table>,
    readSheets: (userId, file, limits) =>
      run(userId, 'readSheetsOf', 'content', { file, limits, language: languageNow() }) as Promise<Table[]>,
    readDecisionTables: (userId, file, limits) =>
      run(userId, 'readDecisionTablesOf', 'content', {
        file,
        limits,
        language: languageNow(),
      }) as Promise<DecisionTables>,
    readSheet: (userId, text) =>
      run(userId, 'readHandOverSheet', 'content', { text, language: languageNow() }) as Promise<HandOverSheet>,
    inspectFile: (userId, file) =>
      run(userId, 'readFileKind', 'file', { ...file, language: languageNow() }) as Promise<FileKind>,
    close: threads.close,
  }
}

type ReadingThreads = Threads<Task<Request>, Reading<unknown>>

/** Runs a task and ends its thread if it takes longer; the wait for a thread and its start do not count. */
async function runWithin(maxMs: number, threads: ReadingThreads, name: string, request: Request) {
  if (threads.waiting() >= WAITING) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S })
  const ending = new AbortController()
  const { port1: begins, port2: begun } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  begins.once('message', () => {
    timer = setTimeout(() => ending.abort(), maxMs)
  })
  try {
    const task = { ...request, begun }
    return await threads.run(task, { name, signal: ending.signal, transferList: [begun] })
  } finally {
    clearTimeout(timer)
    begins.close()
  }
}

/** Refuses the file if reading it reached a limit; the ended thread is replaced by the next file. */
const refuseOverLimit =
  (path: string) =>
  (error: Error & { code?: string }): never => {
    const isOverLimit = error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isOverLimit) throw invalid([{ path, message: translate('refusals.fileTooDemanding') }])
    throw error
  }
