import { useContext, useEffect } from 'react'
import {
  type Location,
  UNSAFE_DataRouterStateContext as RouterState,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { holdPlace } from '../../shared/navigation/holdPlace.ts'

/** A new screen begins at its top; coming back leads to where one was, also where the content takes a moment. */
export function ScrollPlace() {
  const left = useContext(RouterState)?.restoreScrollPosition
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place of another visit is another place.
  useEffect(() => {
    if (!left) return
    return holdPlace(() => {
      window.scrollTo(0, left)
      return Math.abs(window.scrollY - left) < 1
    })
  }, [left, key])
  return <ScrollRestoration getKey={keyOf} />
}

/** The first screen of a page load has no key of its own: it is told from other first screens by its address. */
const keyOf = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key)
