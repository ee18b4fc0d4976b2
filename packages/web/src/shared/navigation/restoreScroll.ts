/**
 * Maximum waiting time for the target, and how long to follow it afterwards, because content above it may still grow.
 */
const WAIT_MS = 10_000
const HOLD_MS = 2000
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a target and, while content loads, scrolls again until the reader scrolls or types. `go` scrolls and returns
 * whether the target exists. Returns the function that stops it.
 */
export function restoreScroll(go: () => boolean): () => void {
  const changes = new MutationObserver(() => hold())
  const stop = () => {
    changes.disconnect()
    clearTimeout(waiting)
    for (const move of OWN_MOVES) window.removeEventListener(move, stop)
  }
  let waiting = setTimeout(stop, WAIT_MS)
  let isThere = false
  const hold = () => {
    const arrives = go() && !isThere
    if (!arrives) return
    isThere = true
    clearTimeout(waiting)
    waiting = setTimeout(stop, HOLD_MS)
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true })
  changes.observe(document.body, { childList: true, subtree: true })
  hold()
  return stop
}
