import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { restoreScroll } from './restoreScroll.ts'

/**
 * Scrolls to the element named by the hash of the URL as soon as it exists, and focuses it; following the same link
 * again repeats this. For Back navigation, scroll restoration takes precedence.
 */
export function useScrollToTarget(id: string) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed twice has a new key and the same id.
  useEffect(() => {
    if (id === '' || isBack) return
    let shown: HTMLElement | undefined
    return restoreScroll(() => {
      const element = document.getElementById(id)
      element?.scrollIntoView({ block: 'start' })
      if (element && element !== shown) element.focus({ preventScroll: true })
      shown = element ?? undefined
      return element !== null
    })
  }, [id, key])
}
