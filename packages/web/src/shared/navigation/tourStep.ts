import { useSyncExternalStore } from 'react'

/** The step of the tour that is shown, from 0; undefined while the tour is not running. */
let shown: number | undefined
const listeners = new Set<() => void>()

export function showTourStep(step: number | undefined) {
  shown = step
  for (const listener of listeners) listener()
}

export const useTourStep = (): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => shown,
  )
