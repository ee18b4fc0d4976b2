import type { ErrorCode } from '@portal/contract'
import { AppError } from './errors.ts'

type Limits = {
  /** How many tasks of one key run at once; more wait in order. */
  atOnce: number
  /** How many tasks of one key may wait; more are refused. */
  waiting: number
  refusal: ErrorCode
}
type Turns = { running: number; waiting: (() => void)[] }

/** Runs tasks by key: a key's tasks wait only for tasks of the same key. */
export type FairShare = <Result>(key: string, work: () => Promise<Result>, isGone?: () => boolean) => Promise<Result>

const RETRY_AFTER_S = 5
/** How long a key counts as active after its last task was requested. */
const RECENT_MS = 1_000

/** The number of requests that a browser sends at once; more waiting tasks count as a storm. */
const NO_STORM = 6
/** A pause so many times as long as the task took leaves three quarters of the time to the others. */
const REST_TIMES = 3
const MAX_REST_MS = 500

/**
 * Creates a fair scheduler. A task whose caller has disconnected before its turn is skipped. While other keys are
 * active, a storm's tasks run one at a time, each followed by a pause three times as long as the task took.
 */
export function createFairShare({ atOnce, waiting, refusal }: Limits): FairShare {
  const byKey = new Map<string, Turns>()
  const isBesideOthers = createNeighbours()
  const isStorm = (key: string) => isBesideOthers(key) && (byKey.get(key)?.waiting.length ?? 0) > NO_STORM
  const mostOf = (key: string) => (isStorm(key) ? 1 : atOnce)

  const turnOf = async (key: string) => {
    const turns = byKey.get(key) ?? { running: 0, waiting: [] }
    byKey.set(key, turns)
    if (turns.running < mostOf(key)) {
      turns.running++
      return
    }
    if (turns.waiting.length >= waiting) throw new AppError(refusal, { retryAfter: RETRY_AFTER_S })
    await new Promise<void>((resolve) => turns.waiting.push(resolve))
  }

  const passOn = (key: string) => {
    const turns = byKey.get(key)
    if (!turns) return
    turns.running--
    const most = mostOf(key)
    while (turns.running < most && turns.waiting.length > 0) {
      turns.running++
      turns.waiting.shift()?.()
    }
    if (turns.running === 0) byKey.delete(key)
  }

  return async (key, work, isGone) => {
    await turnOf(key)
    const began = performance.now()
    try {
      if (isGone?.()) throw new AppError('UNAVAILABLE')
      return await work()
    } finally {
      if (isStorm(key)) setTimeout(passOn, Math.min((performance.now() - began) * REST_TIMES, MAX_REST_MS), key)
      else passOn(key)
    }
  }
}

/** Whether a key other than this one was active just now. Remembering the last two different keys is enough. */
function createNeighbours(): (key: string) => boolean {
  let last = { key: '', at: Number.NEGATIVE_INFINITY }
  let other = { key: '', at: Number.NEGATIVE_INFINITY }
  return (key) => {
    const now = performance.now()
    if (last.key !== key) other = last
    last = { key, at: now }
    return now - other.at < RECENT_MS
  }
}
