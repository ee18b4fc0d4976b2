import { useEffect } from 'react'

/** The key of a draft in this tab's session storage. */
const keyOf = (userId: string, name: string) => `abs-portal.draft.${userId}.${name}`

export function persistDraft(userId: string, name: string, draft: unknown) {
  sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft))
}

export function readDraft<T>(userId: string, name: string): T | null {
  const text = sessionStorage.getItem(keyOf(userId, name))
  return text === null ? null : (JSON.parse(text) as T)
}

/** Returns a draft and removes it. */
export function takeDraft<T>(userId: string, name: string): T | null {
  const draft = readDraft<T>(userId, name)
  sessionStorage.removeItem(keyOf(userId, name))
  return draft
}

/** Makes the browser ask before the page is closed with unsaved changes. */
export function useWarnBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
