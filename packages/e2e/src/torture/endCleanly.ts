type Undo = () => Promise<void>

/** Undoes what a program has set up when it is told to stop, so that nothing of it is left. */
export function endCleanly() {
  let undo: Undo | undefined
  let isInterrupted = false
  const end = async () => {
    // One key press may arrive twice: from the terminal, and passed on by npm.
    if (isInterrupted) return
    isInterrupted = true
    await undo?.()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  return {
    onInterruption: (next: Undo) => {
      undo = next
    },
    isInterrupted: () => isInterrupted,
    /** Ends the run where it takes longer than it may, as when the portal does not come back. */
    endLate: (afterMs: number) => {
      const giveUp = () => {
        process.stderr.write(`not done after ${Math.round(afterMs / 60_000)} minutes: given up\n`)
        void end()
      }
      setTimeout(giveUp, afterMs).unref()
    },
  }
}
