import { useEffect } from 'react'

/** Lets the browser ask before the page is closed while something is not saved. */
export function useWarnBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
