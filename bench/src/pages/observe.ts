/** The browser's own performance entries of a page. */
export type Observed = {
  /** Unasked shifts: their value, when, and what moved. */
  shifts: { value: number; at: number; moved: string[] }[]
  /** Tasks over 50 ms on the main thread. */
  tasks: { ms: number; at: number }[]
  /** From an input to the next frame that shows its effect. */
  answers: { ms: number; name: string }[]
  /** When each h1 was first there. */
  headings: { [text: string]: number }
}

type Entry = PerformanceEntry & {
  value?: number
  hadRecentInput?: boolean
  sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Runs in the page before its own code. Nothing in here has a name of its own: it is sent as text, without what the
 * compiler would add for names.
 */
export function observe(): void {
  Object.assign(window, { observed: { shifts: [], tasks: [], answers: [], headings: {} } })
  const { observed } = window as unknown as { observed: Observed }
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput, startTime, sources = [] } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''}`
        return `${name} ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`
      })
      observed.shifts.push({ value, at: startTime, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) observed.tasks.push({ ms: duration, at: startTime })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) observed.answers.push({ ms: duration, name })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent
    if (heading) observed.headings[heading] ??= performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
