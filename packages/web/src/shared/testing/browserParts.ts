/** What every browser has and jsdom leaves out: locks between tabs, media queries, sizes, scrolling and files. */
export function provideBrowserParts() {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lockByName() } })
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // As newer browsers have it, scrolling answers with a promise.
  window.scrollTo = () => Promise.resolve()
  Element.prototype.scrollIntoView = () => Promise.resolve()
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
}

function lockByName() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
}
