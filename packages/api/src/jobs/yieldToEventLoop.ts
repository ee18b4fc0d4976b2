const TURN_MS = 10

/**
 * For work that takes the thread for long: awaited after each piece, it lets everything else run once ten milliseconds
 * have gone by.
 */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
