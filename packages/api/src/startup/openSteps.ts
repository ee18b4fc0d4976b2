/** `begin` names the step that starts now, and ends the one before it; `tooLate` rejects if one takes too long. */
export type Steps = { begin: (what: string, limitMs?: number) => void; tooLate: Promise<never>; end: () => void }

/** A busy machine needs seconds for a step: what takes so long does not end by itself. */
const LIMIT_MS = 10 * 60_000
/** Recovery and migrations of a large database may take hours, and say what they do. */
export const UNLIMITED_MS = 0

/** Watches the steps of a start, so that one that hangs is named instead of waited for. */
export function openSteps(usualMs = LIMIT_MS): Steps {
  let reject: (error: Error) => void = () => undefined
  const tooLate = new Promise<never>((_resolve, fail) => {
    reject = fail
  })
  tooLate.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const end = () => clearTimeout(timer)
  const begin = (what: string, limitMs = usualMs) => {
    end()
    if (limitMs === UNLIMITED_MS) return
    const minutes = Math.ceil(limitMs / 60_000)
    const sentence = `The portal has not started: ${what} has not ended within ${minutes} min. See whether another program holds locks in the database; if not, start again with LOG_LEVEL=debug.`
    timer = setTimeout(() => reject(new Error(sentence)), limitMs)
  }
  return { begin, tooLate, end }
}
