const SLICE_MS = 10

/**
 * Cooperative scheduling for work that blocks the event loop: await the returned function after each piece of work; it
 * yields to other callbacks if ten milliseconds have passed since the last time.
 */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
