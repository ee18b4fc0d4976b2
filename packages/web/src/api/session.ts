import { SessionUser } from '@portal/contract'
import { useSyncExternalStore } from 'react'

const TOKEN = 'abs-portal.token'
const USER = 'abs-portal.user'

export type SessionEnd = 'expired' | 'loggedOut'

/** Who is signed in on this browser (local storage) and this tab's token (session storage). */
export type Session = {
  readonly user: SessionUser | null
  readonly token: string | null
  /** Why the last session of this tab ended, for the sign-in screen. */
  readonly ended: SessionEnd | null
}

const listeners = new Set<() => void>()
let current: Session = { user: readUser(), token: sessionStorage.getItem(TOKEN), ended: null }

export const getSession = (): Session => current

export function startSession(user: SessionUser, token: string) {
  localStorage.setItem(USER, JSON.stringify(user))
  sessionStorage.setItem(TOKEN, token)
  change({ user, token, ended: null })
}

/** The signed-in user as the server now has it. */
export function keepUser(user: SessionUser) {
  if (user.userId !== current.user?.userId) return
  localStorage.setItem(USER, JSON.stringify(user))
  change({ ...current, user })
}

export function endSession(ended: SessionEnd) {
  localStorage.removeItem(USER)
  sessionStorage.removeItem(TOKEN)
  change({ user: null, token: null, ended })
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSession = () => useSyncExternalStore(subscribeToSession, getSession)

/**
 * Takes over what another tab did. The end of its session is the end of this one, which loses nothing that was typed
 * here; another user there makes this tab's token somebody else's: it is dropped, and the next call asks for a new one.
 */
export function followOtherTabs() {
  const follow = (event: StorageEvent) => {
    if (event.key !== USER) return
    const user = readUser()
    if (!user) return endSession('expired')
    const same = user.userId === current.user?.userId
    if (!same) sessionStorage.removeItem(TOKEN)
    change({ user, token: same ? current.token : null, ended: null })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function change(next: Session) {
  current = next
  for (const listener of listeners) listener()
}

/** What does not read as a user any more (kept by an older version) is nobody, who signs in again. */
function readUser(): SessionUser | null {
  try {
    return SessionUser.safeParse(JSON.parse(localStorage.getItem(USER) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
