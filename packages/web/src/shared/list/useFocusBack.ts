import { type FocusEvent, useRef } from 'react'

/**
 * For a bar that goes when the choice it works on is cleared: `clear` calls `onClear` and returns the focus to the element
 * from which it entered the bar, as a keyboard user would otherwise start again at the top of the page.
 */
export function useFocusBack(onClear: () => void) {
  const before = useRef<EventTarget | null>(null)
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    clear: () => {
      if (before.current instanceof HTMLElement) before.current.focus()
      onClear()
    },
  }
}
