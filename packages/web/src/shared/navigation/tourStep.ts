import { useSyncExternalStore } from 'react'

/** The step of the tour that is shown, from 0; undefined while the tour is not running. */
let shown: number | undefined
/** Where the tour began, and where it ends. */
let start = '/'
const listeners = new Set<() => void>()

export function showTourStep(step: number | undefined) {
  if (shown === undefined) start = window.location.pathname
  shown = step
  for (const listener of listeners) listener()
}

export const startOfTour = (): string => start

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
