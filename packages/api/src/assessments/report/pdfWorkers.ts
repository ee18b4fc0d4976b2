import type { ServerResponse } from 'node:http'
import { openPdfThreads, type PdfThreads } from '@portal/pdf'
import { AppError } from '../../http/errors.ts'
import { createSemaphore, onPlace } from '../../http/semaphore.ts'

/** The threads that write documents; each throws UNAVAILABLE if the thread ends meanwhile. */
export type PdfWorkers = PdfThreads & {
  /** Runs the file tasks of one user one after the other, whatever their kind; one whose `response` closed is left out. */
  inTurn: <Result>(userId: string, work: () => Promise<Result>, response?: ServerResponse) => Promise<Result>
  /** Runs one pack or bundle of a user at a time, and refuses a second one meanwhile. */
  oneAtATime: <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>
}

/** Enough for a click on many reports; a program that sends unlimited requests is refused. */
const WAITING_PER_USER = 50
const RETRY_AFTER_S = 5

export function openPdfWorkers(): PdfWorkers {
  const refused = { refusal: 'TOO_MANY_REQUESTS', retryAfter: RETRY_AFTER_S } as const
  const turn = createSemaphore({ atOnce: 1, waiting: WAITING_PER_USER, ...refused })
  const single = createSemaphore({ atOnce: 1, waiting: 0, ...refused })
  return {
    // The reason is one line of the log instead of the library's stack.
    ...openPdfThreads((cause) => new AppError('UNAVAILABLE', { cause })),
    inTurn: (userId, work, response) => onPlace(turn, { key: userId, response }, work),
    oneAtATime: (userId, work) => onPlace(single, { key: userId }, work),
  }
}
