import { useEffect, useRef, useState } from 'react'

/**
 * For a menu or panel that is loaded on its first use, and whose button takes the place of the one that was pressed: the
 * new button has the focus before the menu opens, so that the focus returns to it.
 */
export function useTakenOverFocus() {
  const button = useRef<HTMLButtonElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    setReady(true)
  }, [])
  return { button, isReady }
}
