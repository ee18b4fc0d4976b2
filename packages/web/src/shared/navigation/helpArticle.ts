import { useEffect, useSyncExternalStore } from 'react'

let openArticle: string | undefined
const listeners = new Set<() => void>()

function setOpenArticle(article: string | undefined) {
  openArticle = article
  for (const listener of listeners) listener()
}

/** Says which article of the guide is about what is open, where one address shows several things; until this is unmounted. */
export function useHelpArticle(article: string | undefined): void {
  useEffect(() => {
    setOpenArticle(article)
    return () => setOpenArticle(undefined)
  }, [article])
}

export const useOpenArticle = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => openArticle,
  )
