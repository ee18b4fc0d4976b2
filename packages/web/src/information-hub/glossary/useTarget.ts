import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to what the address names and gives it the focus; the same link again does so again. */
export function useTarget(id: string) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed twice has a new key and the same id.
  useEffect(() => {
    const element = id === '' ? null : document.getElementById(id)
    element?.scrollIntoView({ block: 'start' })
    element?.focus({ preventScroll: true })
  }, [id, key])
}
