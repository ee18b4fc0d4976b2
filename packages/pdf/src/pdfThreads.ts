import { Piscina } from 'piscina'
import type { LetterRequest, PdfRequest, SheetRequest } from './requests.ts'

export type PdfThreads = {
  /** Lays out a report as a PDF. */
  makePdf: (request: PdfRequest) => Promise<Buffer>
  makeLetter: (request: LetterRequest) => Promise<Buffer>
  makeSheetPdf: (request: SheetRequest) => Promise<Buffer>
  close: () => Promise<void>
}

/** Layout takes half a second of a core, so a single thread leaves the other cores free for requests. */
const THREADS = 1
/** An idle thread ends after this time to free its memory. */
const IDLE_MS = 60_000

/**
 * Threads that write documents, started when the first one is requested. `ended` makes the error that is thrown if the
 * thread of a document ends, such as for lack of memory: the next document gets a new one.
 */
export function openPdfThreads(ended: (cause: Error) => Error): PdfThreads {
  let threads: Threads | undefined
  const run = async (request: Request, name: string) => {
    threads ??= startThreads()
    const made = await threads.run(request, { name }).catch((error: Error) => {
      throw hasEnded(error) ? ended(error) : error
    })
    return Buffer.from(made)
  }
  return {
    makePdf: (request) => run(request, 'makePdf'),
    makeLetter: (request) => run(request, 'makeLetter'),
    makeSheetPdf: (request) => run(request, 'makeSheetPdf'),
    close: async () => threads?.destroy(),
  }
}

const hasEnded = ({ code, message }: Error & { code?: string }): boolean =>
  code === 'ERR_WORKER_OUT_OF_MEMORY' || message.startsWith('worker exited')

type Request = PdfRequest | LetterRequest | SheetRequest
type Threads = Piscina<Request, Uint8Array>

const startThreads = (): Threads =>
  new Piscina<Request, Uint8Array>({
    filename: new URL('./pdfThread.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
