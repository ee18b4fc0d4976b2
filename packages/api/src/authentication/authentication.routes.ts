import type {} from '@fastify/cookie'
import { authentication } from '@portal/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serve } from '../http/serve.ts'
import { translate } from '../text/translate.ts'
import { factorRoutes } from './factors/factors.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { confirmIdentity, requireConfirmation } from './sessions/confirmation.ts'
import { endOwnSession, listOwnSessions } from './sessions/ownSessions.ts'
import { type Client, clientOf, DEVICE_COOKIE, SESSION_S, securedName } from './sessions/sessions.repo.ts'
import {
  changePassword,
  login,
  loginByPasskey,
  logout,
  refresh,
  type SignInAnswer,
} from './sign-in/authentication.service.ts'
import { singleSignOnRoutes } from './single-sign-on/singleSignOn.routes.ts'
import type { SingleSignOnAccess } from './single-sign-on/singleSignOn.service.ts'

const PATH = '/api/authentication'
/**
 * Browsers take a name that begins so with https and for this host only, so that neither a page without https nor one of
 * another host can put another cookie in its place.
 */
const cookieName = (secure: boolean): string => (secure ? '__Host-refresh' : 'refresh')
/** `__Host-` has no other path than this one. */
const cookiePath = (secure: boolean): string => (secure ? '/' : PATH)

export function authenticationRoutes(serve: Serve, access: SingleSignOnAccess): void {
  const secure = access.publicUrl.startsWith('https:')
  const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[cookieName(secure)]

  serve(authentication.login, async ({ body }, { request, reply }) =>
    rememberDevice(reply, secure, clientOf(request), (client) => login(access, { ...body, client })),
  )

  serve(authentication.loginByPasskey, async ({ body }, { request, reply }) =>
    rememberDevice(reply, secure, clientOf(request), (client) => loginByPasskey(access, { ...body, client })),
  )

  serve(authentication.refresh, async (_input, { request, reply }) =>
    setRefreshCookie(reply, secure, await refresh(access, cookieOf(request), clientOf(request))),
  )

  serve(authentication.logout, async (_input, { request, reply }) => {
    await logout(access, cookieOf(request))
    // Answers in the browser's cache must not outlive the session on a shared computer; the page clears its own storage.
    void reply
      .clearCookie(cookieName(secure), { path: cookiePath(secure), secure })
      .header('clear-site-data', '"cache"')
    return { success: true, message: translate('replies.signedOut') } as const
  })

  serve(authentication.changePassword, async ({ body }, { request, reply }) => {
    const change = { ...body, client: clientOf(request) }
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

  registrationRoutes(serve, access)
  factorRoutes(serve, access)
  passkeyRoutes(serve, access)
  recoveryRoutes(serve, access)
  const setSessionCookie = (reply: FastifyReply, answer: SignInAnswer) => setRefreshCookie(reply, secure, answer)
  singleSignOnRoutes(serve, access, { path: PATH, secure, setSessionCookie })
}

const DEVICE_S = 365 * 24 * 60 * 60

type SignIn = (client: Client) => Promise<SignInAnswer>

/** Signs in and lets the browser be known again, where guesses from elsewhere must not lock its owner out. */
async function rememberDevice(reply: FastifyReply, secure: boolean, client: Client, signIn: SignIn) {
  const answer = await signIn(client)
  if (answer.refreshToken !== null && !answer.shared) {
    const kept = { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: DEVICE_S } as const
    void reply.setCookie(securedName(DEVICE_COOKIE, secure), client.device, kept)
  }
  return setRefreshCookie(reply, secure, answer)
}

/** The refresh token leaves in the cookie only; no script ever sees it. */
function setRefreshCookie(reply: FastifyReply, secure: boolean, { session, refreshToken, shared }: SignInAnswer) {
  if (refreshToken === null) void reply.clearCookie(cookieName(secure), { path: cookiePath(secure), secure })
  else {
    void reply.setCookie(cookieName(secure), refreshToken, {
      path: cookiePath(secure),
      httpOnly: true,
      sameSite: 'strict',
      secure,
      // Without an age the browser forgets it when it is closed.
      ...(!shared && { maxAge: SESSION_S }),
    })
  }
  return session
}
