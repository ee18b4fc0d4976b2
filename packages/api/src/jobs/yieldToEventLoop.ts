const SLICE_MS = 10

/**
 * Cooperative scheduling for work that blocks the event loop: the returned function is awaited after each piece of work
 * and yields to other callbacks once ten milliseconds have passed since it last did.
 */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
