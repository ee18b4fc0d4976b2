import { authentication, type Session } from '@portal/contract'
import { toApiError } from './ApiError.ts'
import { send } from './send.ts'
import { endSession, getSession, startSession } from './session.ts'

/**
 * A new access token for the refresh cookie. All tabs share the cookie, which changes with each use: one Web Lock lets
 * them through one by one, and whoever finds the token already changed takes that one.
 * Throws an ApiError; a refusal ends the session, a failing network or server does not.
 */
export function renewSession(usedToken: string | null): Promise<void> {
  return navigator.locks.request('abs-portal.renew', async () => {
    const { token } = getSession()
    if (token && token !== usedToken) return
    const response = await send(authentication.refresh, {}, null)
    if (!response.ok) return refuse(response)
    const session = (await response.json()) as Session
    if (!session.user || !session.accessToken) return refuse(response)
    startSession(session.user, session.accessToken)
  })
}

async function refuse(response: Response): Promise<never> {
  if (response.status < 500 && response.status !== 429) endSession('expired')
  throw await toApiError(response)
}
