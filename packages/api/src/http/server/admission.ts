/** How many requests are let in. Those under way count as a whole, and by account (by address where nobody is signed in). */
export type Admission = {
  limit: () => number
  /** Of one account: some places are left to the others. */
  limitOfOne: () => number
  /** Takes note of an answer of a route: how long it took, and how many requests were under way when it began. */
  note: (route: string, ms: number, underWay: number) => void
}

/** What nearly all answers of a route take while few requests are under way. */
type Quiet = { ms: number; answers: number }

/** With so few under way an answer is not slowed down by others. */
const FEW = 4
/** A route is judged once so many of its answers were given in quiet. */
const ENOUGH_ANSWERS = 20
/** An answer is slow past so many times what the route takes in quiet: less than 3, because callers wait for more. */
const SLOW_TIMES = 2
/** Never slow, whatever the route takes in quiet: people would rather wait for so long than be refused. */
const FAST_MS = 250
/** One answer of twenty may be slow: the steps down and up hold each other the balance there. */
const SLOW_SHARE = 0.05
const LIMIT_STEP = 0.05
const QUIET_STEP = 0.2
/** What the limit never falls below: the six calls that a browser makes at once, beside those left to others. */
const MIN_LIMIT = 8
/** The largest share of the concurrency limit for one account; a quarter stays free for the others. */
const SHARE_OF_ONE = 0.75

/**
 * A concurrency limit that adapts to load: it falls while more than one answer of twenty is slow, compared with the 95th
 * percentile of its route in quiet, and rises up to `most` otherwise. A burst is let in; a queue that stays is not.
 */
export function createAdmission(most: number): Admission {
  const least = Math.min(MIN_LIMIT, most)
  const quiet = new Map<string, Quiet>()
  let limit = most

  const noteQuiet = (route: string, ms: number) => {
    const { ms: before, answers } = quiet.get(route) ?? { ms, answers: 0 }
    quiet.set(route, { ms: before * stepOf(ms > before, QUIET_STEP), answers: answers + 1 })
  }
  return {
    limit: () => Math.floor(limit),
    limitOfOne: () => Math.max(1, Math.floor(limit * SHARE_OF_ONE)),
    note: (route, ms, underWay) => {
      const usual = quiet.get(route)
      if (usual && usual.answers >= ENOUGH_ANSWERS) {
        const isSlow = ms > Math.max(usual.ms * SLOW_TIMES, FAST_MS)
        limit = Math.min(most, Math.max(least, limit / stepOf(isSlow, LIMIT_STEP)))
      }
      if (underWay <= FEW) noteQuiet(route, ms)
    },
  }
}

/** Estimates a percentile without keeping values: one step up weighs as much as nineteen down. */
const stepOf = (isAbove: boolean, step: number): number =>
  isAbove ? 1 + step * (1 - SLOW_SHARE) : 1 - step * SLOW_SHARE
