/**
 * Provides browser interfaces that jsdom lacks: Web Locks, media queries, resize observers, fonts, scrolling and object URLs.
 */
export function provideBrowserParts() {
  const locks = { request: lockByName() }
  Object.defineProperty(navigator, 'locks', { configurable: true, get: () => locks })
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  // As in newer browsers, scrolling returns a promise.
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
