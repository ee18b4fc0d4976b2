import type {} from '@fastify/cookie'
import { authentication } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerTokenOf } from '../http/guard.ts'
import type { Serve } from '../http/serve.ts'
import { factorRoutes } from './factors/factors.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import type { SignInAnswer } from './sessions/beginSession.ts'
import { confirmIdentity, requireConfirmation } from './sessions/confirmation.ts'
import { endOwnSession, listOwnSessions } from './sessions/ownSessions.ts'
import { type Client, clientOf, DEVICE_COOKIE, SESSION_S, securedName } from './sessions/sessions.repo.ts'
import { changePassword, login, loginByPasskey, logout, refresh } from './sign-in/authentication.service.ts'
import { singleSignOnRoutes } from './single-sign-on/singleSignOn.routes.ts'
import type { SingleSignOnAccess } from './single-sign-on/singleSignOn.service.ts'

const PATH = '/api/authentication'
/**
 * Browsers accept the `__Host-` prefix only on a cookie set over HTTPS by this very host, so that neither an insecure
 * page nor another host can overwrite it.
 */
const cookieName = (secure: boolean): string => (secure ? '__Host-refresh' : 'refresh')
/** The `__Host-` prefix requires the path `/`. */
const cookiePath = (secure: boolean): string => (secure ? '/' : PATH)

export function authenticationRoutes(serve: Serve, access: SingleSignOnAccess): void {
  const secure = access.publicUrl.startsWith('https:')
  const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[cookieName(secure)]

  const signIn = (reply: FastifyReply, client: Client, answer: SignInAnswer) => {
    rememberDevice(reply, secure, client, answer)
    return setRefreshCookie(reply, secure, answer)
  }

  serve(authentication.login, async ({ body }, { request, reply }) => {
    const client = clientOf(request, access.keys)
    return signIn(reply, client, await login(access, { ...body, client }))
  })

  serve(authentication.loginByPasskey, async ({ body }, { request, reply }) => {
    const client = clientOf(request, access.keys)
    return signIn(reply, client, await loginByPasskey(access, { ...body, client }))
  })

  serve(authentication.refresh, async (_input, { request, reply }) =>
    setRefreshCookie(reply, secure, await refresh(access, cookieOf(request), clientOf(request, access.keys))),
  )

  serve(authentication.logout, async (_input, { request, reply }) => {
    await logout(access, { refreshToken: cookieOf(request), accessToken: bearerTokenOf(request) })
    // On a shared computer, cached responses must not outlive the session; the page itself clears its own storage.
    void reply
      .clearCookie(cookieName(secure), { path: cookiePath(secure), secure })
      .header('clear-site-data', '"cache"')
    return { success: true, message: translate('replies.signedOut') } as const
  })

  serve(authentication.changePassword, async ({ body }, { request, reply }) => {
    const change = { ...body, client: clientOf(request, access.keys) }
    return setRefreshCookie(reply, secure, await changePassword(access, change, cookieOf(request)))
  })

  serve(authentication.confirm, async ({ body }, { actor }) => {
    await confirmIdentity(access, actor, body)
    return { success: true, message: translate('replies.confirmed') } as const
  })

  serve(authentication.sessions, async (_input, { actor }) => {
    const rows = await listOwnSessions(access.db, actor)
    return { count: rows.length, rows }
  })

  serve(authentication.endSession, async ({ params }, { actor }) => {
    await requireConfirmation(access.db, actor)
    await endOwnSession(access.db, actor, params.id)
    return { success: true, message: translate('replies.sessionEnded') } as const
  })

  registrationRoutes(serve, access, { signIn })
  factorRoutes(serve, access)
  passkeyRoutes(serve, access)
  recoveryRoutes(serve, access)
  const setSessionCookie = (reply: FastifyReply, answer: SignInAnswer) => setRefreshCookie(reply, secure, answer)
  singleSignOnRoutes(serve, access, { path: PATH, secure, setSessionCookie })
}

const DEVICE_S = 365 * 24 * 60 * 60

/**
 * Sets the device cookie, by which the throttle recognises the owner's browser, so that guesses made elsewhere cannot
 * lock the owner out.
 */
function rememberDevice(reply: FastifyReply, secure: boolean, client: Client, { refreshToken, shared }: SignInAnswer) {
  if (refreshToken === null || shared) return
  const options = { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: DEVICE_S } as const
  void reply.setCookie(securedName(DEVICE_COOKIE, secure), client.device, options)
}

/** Sends the refresh token only in an HttpOnly cookie, which scripts cannot read. */
function setRefreshCookie(reply: FastifyReply, secure: boolean, { session, refreshToken, shared }: SignInAnswer) {
  if (refreshToken === null) void reply.clearCookie(cookieName(secure), { path: cookiePath(secure), secure })
  else {
    void reply.setCookie(cookieName(secure), refreshToken, {
      path: cookiePath(secure),
      httpOnly: true,
      sameSite: 'strict',
      secure,
      // Without a max age the browser deletes the cookie when it is closed.
      ...(!shared && { maxAge: SESSION_S }),
    })
  }
  return session
}
