import { useEffect } from 'react'
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { restoreScroll } from '../../shared/navigation/restoreScroll.ts'

/** The router keeps the positions of the screens under this name when the page is reloaded. */
const KEPT = 'abs-portal.scroll'

const positions = new Map<string, number>(Object.entries(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')))

/**
 * A new screen starts at its top, and Back returns to the old position: not only at once, as the router does, but also when
 * the content has come and the page is long enough.
 */
export function ScrollPosition() {
  const key = keyOf(useLocation())
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    const left = isBack ? positions.get(key) : undefined
    const remember = () => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    const stop = left ? restoreScroll(() => isAt(left)) : undefined
    return () => {
      stop?.()
      window.removeEventListener('scroll', remember)
    }
  }, [key, isBack])
  return <ScrollRestoration getKey={keyOf} storageKey={KEPT} />
}

function isAt(position: number): boolean {
  window.scrollTo(0, position)
  return Math.abs(window.scrollY - position) < 1
}

/** The first history entry of a page load has the key `default`: its address identifies it instead. */
const keyOf = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key)
