/** So long a place is waited for, and so long it is held once it is there: what stands above it may still grow. */
const WAIT_MS = 10_000
const HOLD_MS = 2000
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Goes to a place of the page and, as content arrives, again; until the reader moves. `go` says whether the place is
 * there. Returns how to stop.
 */
export function holdPlace(go: () => boolean): () => void {
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
