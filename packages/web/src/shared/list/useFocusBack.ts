import { type FocusEvent, useRef } from 'react'

/**
 * For a bar that goes when its work is done: returns the focus to the element from which it entered the bar, as a
 * keyboard user would otherwise start again at the top of the page.
 */
export function useFocusBack() {
  const before = useRef<EventTarget | null>(null)
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    focusBack: () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
