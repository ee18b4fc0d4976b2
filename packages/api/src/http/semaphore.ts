import type { ServerResponse } from 'node:http'
import type { ErrorCode } from '@portal/contract'
import { AppError } from './errors.ts'

type Limits = {
  /** How many places each key has. */
  atOnce: number
  /** How many callers of a key may wait for one; more are refused. */
  waiting: number
  refusal: ErrorCode
  /** In seconds. */
  retryAfter: number
}
/** Takes a place and returns the function that frees it. Whoever waits leaves the queue when `response` closes. */
export type Semaphore = (key: string, response?: ServerResponse) => Promise<() => void>

/** Counts places by key: a key waits only for itself, and its callers are let in in order. */
export function createSemaphore({ atOnce, waiting, refusal, retryAfter }: Limits): Semaphore {
  const keys = new Map<string, { taken: number; queue: Set<() => void> }>()
  return async (key, response) => {
    if (response?.destroyed) throw callerGone()
    const own = keys.get(key) ?? { taken: 0, queue: new Set() }
    keys.set(key, own)
    if (own.taken < atOnce) own.taken++
    else if (own.queue.size < waiting) await turnIn(own.queue, response)
    else throw new AppError(refusal, { retryAfter, isExpected: true })
    let isFreed = false
    const free = () => {
      if (isFreed) return
      isFreed = true
      const [next] = own.queue
      if (next) return next()
      own.taken--
      if (own.taken === 0) keys.delete(key)
    }
    // The response may have closed after the place was handed over and before this continues.
    if (response?.destroyed) {
      free()
      throw callerGone()
    }
    return free
  }
}

/** Runs work on a place of the key; not at all if `response` closes before it has one. */
export async function onPlace<Result>(
  take: Semaphore,
  { key, response }: { key: string; response?: ServerResponse | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  const free = await take(key, response)
  try {
    return await work()
  } finally {
    free()
  }
}

function turnIn(queue: Set<() => void>, response: ServerResponse | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      queue.delete(begin)
      response?.off('close', leave)
      resolve()
    }
    const leave = () => {
      queue.delete(begin)
      reject(callerGone())
    }
    queue.add(begin)
    response?.once('close', leave)
  })
}

/** Nobody receives this answer. */
const callerGone = (): AppError => new AppError('UNAVAILABLE', { isExpected: true })
