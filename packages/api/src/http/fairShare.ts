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
/** A pause so many times as long as the task took leaves four fifths of the time to the others. */
const REST_TIMES = 4
const MAX_REST_MS = 500

/**
 * Creates a fair scheduler. A task whose caller has disconnected before its turn is skipped. While other keys are
 * active that are no storms themselves, a storm's tasks run one at a time, each followed by a pause four times as long
 * as the task took. Storms alone do not pause for each other, because all would wait and nobody would be faster.
 */
export function createFairShare({ atOnce, waiting, refusal }: Limits): FairShare {
  const byKey = new Map<string, Turns>()
  const calm = createRecentKeys()
  const hasMany = (key: string) => (byKey.get(key)?.waiting.length ?? 0) > NO_STORM
  const isStorm = (key: string) => hasMany(key) && calm.hasOther(key)
  const mostOf = (key: string) => (isStorm(key) ? 1 : atOnce)

  const turnOf = async (key: string) => {
    if (!hasMany(key)) calm.note(key)
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

/** The keys that were noted just now. Remembering the last two different ones is enough. */
function createRecentKeys() {
  let last = { key: '', at: Number.NEGATIVE_INFINITY }
  let other = { key: '', at: Number.NEGATIVE_INFINITY }
  return {
    note: (key: string): void => {
      if (last.key !== key) other = last
      last = { key, at: performance.now() }
    },
    hasOther: (key: string): boolean => performance.now() - (last.key === key ? other : last).at < RECENT_MS,
  }
}
