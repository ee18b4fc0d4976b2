/**
 * Keeps the place of keyboard users when the element with the focus goes: a button that is disabled during its request
 * gets the focus back, and for an element that is removed, the nearest focusable part of the page around it takes it.
 * Browsers drop the focus then, and Tab would start at the top of the page. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** Every element that had the focus lately, the last one first: what opened a dialog comes after what is in it. */
  let trail: readonly (readonly Element[])[] = []
  let wasDisabled = false
  const remember = ({ target }: FocusEvent) => {
    trail = [withAncestors(target), ...trail].slice(0, REMEMBERED)
    wasDisabled = false
  }
  const restore = () => {
    const [element] = trail[0] ?? []
    if (element?.isConnected && element.matches(':disabled')) wasDisabled = true
    else if (element && isLost(element, wasDisabled) && !focusFirst(trail.flat())) {
      // Nothing can take it, so it is not tried again at each change of the page.
      trail = []
    }
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

const REMEMBERED = 30

/** Whether the focus fell from this element because it was removed or disabled, and not because the user left it. */
const isLost = (element: Element, wasDisabled: boolean): boolean =>
  document.activeElement === document.body && (wasDisabled || !element.isConnected)

/** The element and its ancestors, which can no longer be asked for once it is removed. */
function withAncestors(target: EventTarget | null): Element[] {
  const found: Element[] = []
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    found.push(element)
  return found
}

/** Focuses the first that is still on the page and can take the focus, without scrolling. Whether there is one. */
function focusFirst(elements: readonly Element[]): boolean {
  return elements.some((element) => {
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
    return document.activeElement !== document.body
  })
}
