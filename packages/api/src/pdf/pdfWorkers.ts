import type { ServerResponse } from 'node:http'
import { type LabelRequest, type LetterRequest, PDF_THREAD, type PdfRequest, type SheetRequest } from '@portal/pdf'
import { AppError } from '../http/errors.ts'
import { createSemaphore, onPlace } from '../http/semaphore.ts'
import { openThreads } from '../http/threads.ts'

/** The threads that write documents; each throws UNAVAILABLE if its thread ends meanwhile. */
export type PdfWorkers = {
  /** Lays out a report as a PDF. */
  makePdf: (request: PdfRequest) => Promise<Buffer>
  makeLetter: (request: LetterRequest) => Promise<Buffer>
  makeLabels: (request: LabelRequest) => Promise<Buffer>
  makeSheetPdf: (request: SheetRequest) => Promise<Buffer>
  /** Runs the file tasks of one user one after the other, whatever their kind; one whose `response` closed is left out. */
  inTurn: <Result>(userId: string, work: () => Promise<Result>, response?: ServerResponse) => Promise<Result>
  /** Runs one pack or bundle of a user at a time, and refuses a second one meanwhile. */
  oneAtATime: <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

type Request = PdfRequest | LabelRequest | LetterRequest | SheetRequest

/** Layout takes half a second of a core, so a single thread leaves the other cores free for requests. */
const THREADS = 1
/** Enough for a click on many reports; a program that sends unlimited requests is refused. */
const WAITING_PER_USER = 50
const RETRY_AFTER_S = 5

export function openPdfWorkers(): PdfWorkers {
  const threads = openThreads<Request, Uint8Array>({
    filename: PDF_THREAD,
    maxThreads: THREADS,
  })
  const refused = { refusal: 'TOO_MANY_REQUESTS', retryAfter: RETRY_AFTER_S } as const
  const turn = createSemaphore({ atOnce: 1, waiting: WAITING_PER_USER, ...refused })
  const single = createSemaphore({ atOnce: 1, waiting: 0, ...refused })
  const run = async (request: Request, name: string) =>
    Buffer.from(await threads.run(request, { name }).catch(refuseIfFull))
  return {
    makePdf: (request) => run(request, 'makePdf'),
    makeLetter: (request) => run(request, 'makeLetter'),
    makeLabels: (request) => run(request, 'makeLabels'),
    makeSheetPdf: (request) => run(request, 'makeSheetPdf'),
    inTurn: (userId, work, response) => onPlace(turn, { key: userId, response }, work),
    oneAtATime: (userId, work) => onPlace(single, { key: userId }, work),
    close: threads.close,
  }
}

/** Throws UNAVAILABLE if the thread ended for lack of memory: the next request gets a new one. */
function refuseIfFull(error: Error & { code?: string }): never {
  throw error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('UNAVAILABLE', { cause: error }) : error
}
