/**
 * Keeps the place of keyboard users when the element with the focus goes: a button that is disabled during its request
 * gets the focus back, and for an element that is removed, the nearest focusable part of the page around it takes it.
 * Browsers drop the focus then, and Tab would start at the top of the page. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let focused: readonly Element[] = []
  let wasDisabled = false
  const remember = ({ target }: FocusEvent) => {
    focused = withAncestors(target)
    wasDisabled = false
  }
  const restore = () => {
    const [element] = focused
    if (!element) return
    if (element.matches(':disabled')) wasDisabled = true
    else if (document.activeElement === document.body && (wasDisabled || !element.isConnected)) focusFirst(focused)
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

/** The element and its ancestors, which can no longer be asked for once it is removed. */
function withAncestors(target: EventTarget | null): Element[] {
  const found: Element[] = []
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    found.push(element)
  return found
}

/** Focuses the first that is still on the page and can take the focus, without scrolling. */
function focusFirst(elements: readonly Element[]) {
  for (const element of elements) {
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
    if (document.activeElement !== document.body) return
  }
}
