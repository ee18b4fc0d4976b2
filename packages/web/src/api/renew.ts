import { authentication, type Session } from '@portal/contract'
import { toApiError } from './ApiError.ts'
import { send } from './send.ts'
import { endSession, getSession, startSession } from './session.ts'

/**
 * Exchanges the refresh cookie for a new access token. The cookie is shared by all tabs and rotates with each use, so a
 * Web Lock serialises renewals; a tab that finds a fresh token after waiting uses that one.
 * Throws an ApiError; a refusal ends the session, a failing network or server does not.
 */
export function renewSession(usedToken: string | null): Promise<void> {
  return oneAtATime(async () => {
    const before = getSession()
    if (before.token && before.token !== usedToken) return
    const response = await send(authentication.refresh, { signal: AbortSignal.timeout(PATIENCE_MS) }, null)
    const session = response.ok ? ((await response.json()) as Session) : undefined
    // The session changed meanwhile, by signing in or out here or in another tab: this answer is about the one before.
    if (getSession().token !== before.token) return
    if (!session?.user || !session.accessToken) return refuse(response, before)
    startSession(session.user, session.accessToken)
  })
}

/** The other tabs wait for this renewal, so it must not wait for a dead connection. The server answers within 10 s. */
const PATIENCE_MS = 30_000

let previous: Promise<unknown> = Promise.resolve()

/**
 * Browsers offer Web Locks on secure origins only. Elsewhere the tab serialises its own renewals, and the server's grace
 * period gives tabs that renew at the same time the same successor of the cookie.
 */
function oneAtATime(renew: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('abs-portal.renew', renew)
  const next = previous.then(renew, renew)
  previous = next
  return next
}

async function refuse(response: Response, before: ReturnType<typeof getSession>): Promise<never> {
  const isFinal = response.status < 500 && response.status !== 429
  if (isFinal && getSession() === before) endSession('expired')
  throw await toApiError(response)
}
