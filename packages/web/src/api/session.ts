import type { SessionUser } from '@portal/contract'
import { useSyncExternalStore } from 'react'

const PREFIX = 'abs-portal.'
const TOKEN = `${PREFIX}token`
const USER = `${PREFIX}user`
/** Page size, sort order and default filters of the lists: they name no case. */
export const LIST_SETTINGS = `${PREFIX}list.`

export type SessionEnd = 'expired' | 'loggedOut'

/** The signed-in user of this browser (local storage) and this tab's token (session storage). */
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
export function cacheUser(user: SessionUser) {
  if (user.userId !== current.user?.userId) return
  localStorage.setItem(USER, JSON.stringify(user))
  change({ ...current, user })
}

/** Logging out also removes everything else that this browser stored for the user, but not how lists are shown. */
export function endSession(ended: SessionEnd) {
  localStorage.removeItem(USER)
  if (ended === 'loggedOut') for (const storage of [localStorage, sessionStorage]) removeUserData(storage)
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
 * Synchronises the session between tabs. When it ends in one, it ends in all, and drafts are persisted; when another
 * user signs in there, this tab drops its token, and the next call asks for a new one.
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

function removeUserData(storage: Storage) {
  const own = Object.keys(storage).filter((key) => key.startsWith(PREFIX) && !key.startsWith(LIST_SETTINGS))
  for (const key of own) storage.removeItem(key)
}

function change(next: Session) {
  current = next
  for (const listener of listeners) listener()
}

/** Returns null for a stored user that lacks what every screen reads, as of an older version: that user signs in again. */
function readUser(): SessionUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER) ?? 'null') as Partial<SessionUser> | null
    const isWhole = user?.userId && user.preferences && Array.isArray(user.allowedActions)
    return isWhole ? (user as SessionUser) : null
  } catch {
    return null
  }
}
