import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { holdPlace } from './holdPlace.ts'

/**
 * Scrolls to what the address names as soon as it is there, and gives it the focus; the same link again does so again.
 * Whoever comes back finds the place that was left instead.
 */
export function useTarget(id: string) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed twice has a new key and the same id.
  useEffect(() => {
    if (id === '' || isBack) return
    let shown: HTMLElement | undefined
    return holdPlace(() => {
      const element = document.getElementById(id)
      element?.scrollIntoView({ block: 'start' })
      if (element && element !== shown) element.focus({ preventScroll: true })
      shown = element ?? undefined
      return element !== null
    })
  }, [id, key])
}
