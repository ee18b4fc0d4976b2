import type { HandOverSheet } from '@portal/contract'
import type { ContentNames, Language } from '@portal/texts'
import { Piscina } from 'piscina'
import { createFairShare, type FairShare } from '../../../http/fairShare.ts'
import type { LetterRequest } from '../../letters/writing/writeLetter.ts'
import type { ReportDocument } from '../reportDocument.ts'

/** A document as it can be sent to another thread: with the names that its wording is made of. */
export type PdfRequest = Omit<ReportDocument, 'wording'> & { names: ContentNames; language: Language }

/** A hand-over sheet with its SHA-256, and whether it was withdrawn. */
export type SheetRequest = { sheet: HandOverSheet; sha256: string; withdrawn: boolean; language: Language }

export type PdfWorkers = {
  /** Lays out a PDF in a thread of its own. */
  makePdf: (request: PdfRequest) => Promise<Buffer>
  /** Writes a letter as DOCX or PDF in the same thread. */
  makeLetter: (request: LetterRequest) => Promise<Buffer>
  makeSheetPdf: (request: SheetRequest) => Promise<Buffer>
  /** Files of one user are made one after the other, whatever they are. */
  inTurn: FairShare
  close: () => Promise<void>
}

/** Layout takes half a second of a core: the others stay free for requests. */
const THREADS = 1
/** A click on many reports waits; a program that asks without end is refused. */
const WAITING_PER_USER = 50
/** A thread that has nothing to do gives its memory back. */
const IDLE_MS = 60_000

/** The threads are started with the first PDF. */
export function openPdfWorkers(): PdfWorkers {
  let threads: Threads | undefined
  const run = async (request: Request, name: string) => {
    threads ??= startThreads()
    return Buffer.from(await threads.run(request, { name }))
  }
  return {
    makePdf: (request) => run(request, 'makePdf'),
    makeLetter: (request) => run(request, 'makeLetter'),
    makeSheetPdf: (request) => run(request, 'makeSheetPdf'),
    inTurn: createFairShare({ atOnce: 1, waiting: WAITING_PER_USER, refusal: 'TOO_MANY_REQUESTS' }),
    close: async () => threads?.destroy(),
  }
}

type Request = PdfRequest | LetterRequest | SheetRequest
type Threads = Piscina<Request, Uint8Array>

const startThreads = (): Threads =>
  new Piscina<Request, Uint8Array>({
    filename: new URL('./pdfThread.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
