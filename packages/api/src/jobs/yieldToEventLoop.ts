const SLICE_MS = 2

/**
 * Cooperative scheduling for work that blocks the event loop: await the returned function after each piece of work; it
 * yields to other callbacks if two milliseconds have passed since the last time. A request or a transaction that runs
 * beside the work loses that much time with each of its statements.
 */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
