import type { ErrorCode } from '@portal/contract'
import { AppError } from './errors.ts'

type Limits = {
  /** How much of one key is worked on at once; more waits in order. */
  atOnce: number
  /** How much of one key may wait; more is refused. */
  waiting: number
  refusal: ErrorCode
}
type Turns = { running: number; waiting: (() => void)[] }

/** Runs work by key: what one key asks for waits for its own, never for that of another. */
export type FairShare = <Result>(key: string, work: () => Promise<Result>, isGone?: () => boolean) => Promise<Result>

const RETRY_AFTER_S = 5

/** Work whose caller has gone by the time of its turn is left out. */
export function createFairShare({ atOnce, waiting, refusal }: Limits): FairShare {
  const byKey = new Map<string, Turns>()

  const turnOf = async (key: string) => {
    const turns = byKey.get(key) ?? { running: 0, waiting: [] }
    byKey.set(key, turns)
    if (turns.running < atOnce) {
      turns.running++
      return
    }
    if (turns.waiting.length >= waiting) throw new AppError(refusal, { retryAfter: RETRY_AFTER_S })
    await new Promise<void>((resolve) => turns.waiting.push(resolve))
  }

  const passOn = (key: string) => {
    const turns = byKey.get(key)
    const next = turns?.waiting.shift()
    if (next) return next()
    if (turns && --turns.running === 0) byKey.delete(key)
  }

  return async (key, work, isGone) => {
    await turnOf(key)
    try {
      if (isGone?.()) throw new AppError('UNAVAILABLE')
      return await work()
    } finally {
      passOn(key)
    }
  }
}
