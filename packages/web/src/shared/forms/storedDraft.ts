import { useEffect } from 'react'

/** The key of a draft in this tab's session storage. */
const keyOf = (userId: string, name: string) => `abs-portal.draft.${userId}.${name}`

export function persistDraft(userId: string, name: string, draft: unknown) {
  sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft))
}

/** Returns a draft and removes it. */
export function takeDraft<T>(userId: string, name: string): T | null {
  const key = keyOf(userId, name)
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? null : (JSON.parse(text) as T)
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
