/** How many requests are let in. Those under way count as a whole, and by account (by address without an account). */
export type Admission = {
  limit: () => number
  /**
   * Of one account, or of all requests without an account together: some places are left to the others. Level 1: of one
   * address among the requests without an account, likewise.
   */
  limitOfOne: (level?: number) => number
  /** Whether there are, or were just now, far more callers than can be answered. */
  isCrowd: () => boolean
  /** Takes note of an answer of a route, and of how many requests were under way when its request came. */
  note: (route: string, took: Took, before: number) => void
  /** Takes note of a request that was refused at once because too many were under way. */
  noteRefusal: () => void
  /** Takes note of a request that is to be refused; the returned function, of its refusal or disconnection. */
  noteWaiting: () => () => void
}

/** Retry-After of a refused request, in seconds. */
export const RETRY_AFTER_S = 1

/** Milliseconds of an answer, and before it for the account's own turn. */
type Took = { worked: number; waited: number }

/** What nearly all answers of a route take while few requests are under way. */
type Quiet = { ms: number; answers: number }

/** With so few under way an answer is not slowed down by others. */
const FEW = 4
/** A route is judged once so many of its answers were given in quiet. */
const ENOUGH_ANSWERS = 20
/** An answer is slow past so many times what the route takes in quiet: less than 3, because callers wait for more. */
const SLOW_TIMES = 2
/** One answer of twenty may be slow: the steps down and up hold each other the balance there. */
const SLOW_SHARE = 0.05
const LIMIT_STEP = 0.05
const QUIET_STEP = 0.2
/**
 * Of what an answer took, `counted` is judged. An answer within `fastMs` is never slow, whatever its route takes in quiet;
 * the limit never falls below `minLimit`.
 */
type Bounds = { counted: (took: Took) => number; fastMs: number; minLimit: number }
/**
 * People would rather wait for a quarter of a second than be refused. A storm of one account waits for its own turns, and
 * must not have others refused. A browser makes six calls at once, and some places are left to others.
 */
const USUALLY: Bounds = { counted: ({ worked }) => worked, fastMs: 250, minLimit: 8 }
/**
 * Many have to be refused anyway, and a queue would only make the others wait: one in the process, one in the database and
 * one on the way keep both busy.
 */
const IN_CROWD: Bounds = { counted: ({ worked, waited }) => worked + waited, fastMs: 0, minLimit: 3 }
/** The largest share of the concurrency limit for one account; a quarter stays free for the others. */
const SHARE_OF_ONE = 0.75

/** Milliseconds until a crowd has gone: those whose refusals are sent together are seen again only when they retry. */
const CROWD_GONE_MS = 500
/** So long after the last slow answer all are let in again: longer than any answer may take, so none is on its way. */
const CALM_MS = 11_000

/**
 * A concurrency limit that adapts to load: it falls while more than one answer of twenty is slow, compared with the 95th
 * percentile of its route in quiet, and rises up to `most` otherwise: with each answer, or at once when none was slow for a
 * while, because after a storm there may be few answers. A burst is let in; a queue that stays is not. More than `most`
 * callers, those who are being refused included, are a crowd; once it has gone, the limit is what it was before.
 * `underWay`: how many requests are being answered.
 */
export function createAdmission(most: number, underWay: () => number): Admission {
  const quiet = new Map<string, Quiet>()
  const refused = createRefusals()
  let limit = most
  let slowAt = Number.NEGATIVE_INFINITY
  let beforeCrowd: { limit: number; seen: number } | undefined

  const boundsNow = (): Bounds => {
    const now = performance.now()
    if (underWay() + refused.callers() > most) beforeCrowd = { limit: beforeCrowd?.limit ?? limit, seen: now }
    else if (beforeCrowd && now - beforeCrowd.seen >= CROWD_GONE_MS) {
      limit = beforeCrowd.limit
      beforeCrowd = undefined
    }
    if (beforeCrowd) return IN_CROWD
    if (now - slowAt >= CALM_MS) limit = most
    return USUALLY
  }
  const limitNow = () => {
    boundsNow()
    return limit
  }
  const noteQuiet = (route: string, ms: number) => {
    const { ms: before, answers } = quiet.get(route) ?? { ms, answers: 0 }
    quiet.set(route, { ms: before * stepOf(ms > before, QUIET_STEP), answers: answers + 1 })
  }
  const adapt = (ms: number, usual: Quiet, { fastMs, minLimit }: Bounds) => {
    const isSlow = ms > Math.max(usual.ms * SLOW_TIMES, fastMs)
    if (isSlow) slowAt = performance.now()
    limit = Math.min(most, Math.max(minLimit, limit / stepOf(isSlow, LIMIT_STEP)))
  }
  return {
    limit: () => Math.floor(limitNow()),
    limitOfOne: (level = 0) => Math.max(1, Math.floor(limitNow() * SHARE_OF_ONE ** (level + 1))),
    isCrowd: () => boundsNow() === IN_CROWD,
    note: (route, took, before) => {
      const bounds = boundsNow()
      const ms = bounds.counted(took)
      const usual = quiet.get(route)
      if (usual && usual.answers >= ENOUGH_ANSWERS) adapt(ms, usual, bounds)
      if (before <= FEW && bounds === USUALLY) noteQuiet(route, ms)
    },
    noteRefusal: refused.note,
    noteWaiting: () => {
      const leave = refused.noteWaiting()
      return () => {
        // The crowd is seen before its callers leave one after the other, however long nothing else was looked at.
        boundsNow()
        leave()
      }
    },
  }
}

/**
 * Counts the callers who are being refused: those who wait for their refusal, because they ignored Retry-After, or those
 * who were refused within about as long as it says, each of whom counts about once.
 */
function createRefusals() {
  let waiting = 0
  let began = 0
  let count = 0
  let before = 0
  const turn = () => {
    const elapsed = performance.now() - began
    if (elapsed < RETRY_AFTER_S * 1000) return
    before = elapsed < RETRY_AFTER_S * 2000 ? count : 0
    count = 0
    began += elapsed
  }
  return {
    note: () => {
      turn()
      count++
    },
    noteWaiting: () => {
      waiting++
      return () => {
        waiting--
      }
    },
    callers: () => {
      turn()
      return Math.max(waiting, before, count)
    },
  }
}

/** Estimates a percentile without keeping values: one step up weighs as much as nineteen down. */
const stepOf = (isAbove: boolean, step: number): number =>
  isAbove ? 1 + step * (1 - SLOW_SHARE) : 1 - step * SLOW_SHARE
