const CALM = '(prefers-reduced-motion: reduce)'

/** Lists open below their field and never over the question: where there is too little room, the page moves up. */
export const listBelow = { withinPortal: false, position: 'bottom', middlewares: { flip: false } } as const

/**
 * Moves the page until a list has room below its field, as much as its `scroll-margin` asks for. To be called once the
 * list is there: only then is the page long enough.
 */
export function makeRoom(field: HTMLElement | null) {
  const behavior = window.matchMedia(CALM).matches ? 'instant' : 'smooth'
  field?.scrollIntoView({ block: 'nearest', behavior })
}
