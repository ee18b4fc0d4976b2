import type {} from '@fastify/cookie'
import { SCIM_PATH, type Session, singleSignOn } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../http/serve.ts'
import type { SignInAnswer } from '../sessions/beginSession.ts'
import { requireConfirmation } from '../sessions/confirmation.ts'
import { clientOf, securedName } from '../sessions/sessions.repo.ts'
import {
  beginConfirmation,
  beginSingleSignOn,
  finishSingleSignOn,
  redirectUriOf,
  type SingleSignOnAccess,
} from './singleSignOn.service.ts'
import {
  confirmDomain,
  listRefusals,
  listUnconfirmed,
  readSingleSignOn,
  removeSettings,
  saveSettings,
  switchSingleSignOn,
  testProvider,
  verifyDomain,
} from './singleSignOnSettings.ts'

type Cookies = {
  path: string
  secure: boolean
  setSessionCookie: (reply: FastifyReply, answer: SignInAnswer) => Session
}

/**
 * Binds the provider's response to the browser that began the sign-in, so that following a link someone else sent signs
 * in no one (login CSRF).
 */
const COOKIE = 'sign-in-elsewhere'
const COOKIE_S = 10 * 60

export function singleSignOnRoutes(serve: Serve, access: SingleSignOnAccess, cookies: Cookies): void {
  const { path, secure, setSessionCookie } = cookies
  const cookie = securedName(COOKIE, secure)

  const setTokenCookie = (reply: FastifyReply, token: string) =>
    void reply.setCookie(cookie, token, { path, httpOnly: true, sameSite: 'strict', secure, maxAge: COOKIE_S })

  serve(singleSignOn.begin, async ({ body }, { request, reply }) => {
    const begun = await beginSingleSignOn(access, { ...body, address: request.ip })
    if (!begun) return { url: null }
    setTokenCookie(reply, begun.token)
    return { url: begun.url }
  })

  serve(singleSignOn.beginConfirmation, async (_input, { actor, reply }) => {
    const begun = await beginConfirmation(access, actor)
    if (begun) setTokenCookie(reply, begun.token)
    const message = translate('replies.confirmElsewhere')
    return { success: true, message, url: begun?.url ?? null } as const
  })

  serve(singleSignOn.finish, async ({ body }, { request, reply }) => {
    const finish = { answer: body.answer, token: request.cookies[cookie], browser: clientOf(request, access.keys) }
    const answer = await finishSingleSignOn(access, finish)
    void reply.clearCookie(cookie, { path, secure })
    return answer.refreshToken === null ? answer.session : setSessionCookie(reply, answer)
  })

  settingsRoutes(serve, access)
}

function settingsRoutes(serve: Serve, access: SingleSignOnAccess): void {
  const { db } = access

  serve(singleSignOn.read, async (_input, { actor }) => ({
    singleSignOn: await readSingleSignOn(access, actor),
    refusals: await listRefusals(access, actor),
    redirectUri: redirectUriOf(access),
    directoryAddress: access.publicUrl + SCIM_PATH,
  }))

  serve(singleSignOn.save, async ({ body }, { actor }) => {
    await requireConfirmation(db, actor)
    const saved = await saveSettings(access, actor, body)
    return { success: true, message: translate('replies.singleSignOnSaved'), singleSignOn: saved } as const
  })

  serve(singleSignOn.test, async (_input, { actor }) => {
    await testProvider(access, actor)
    return { success: true, message: translate('replies.providerWorks') } as const
  })

  serve(singleSignOn.verifyDomain, async (_input, { actor }) => {
    const saved = await verifyDomain(access, actor)
    return { success: true, message: translate('replies.domainVerified'), singleSignOn: saved } as const
  })

  serve(singleSignOn.unconfirmed, async () => {
    const rows = await listUnconfirmed(access)
    return { count: rows.length, rows }
  })

  serve(singleSignOn.confirmDomain, async ({ body }, { actor }) => {
    await requireConfirmation(db, actor)
    await confirmDomain(access, actor, body)
    return { success: true, message: translate('replies.domainVerified') } as const
  })

  serve(singleSignOn.enable, async ({ body: { enabled } }, { actor }) => {
    await requireConfirmation(db, actor)
    const saved = await switchSingleSignOn(access, actor, enabled)
    const message = translate(enabled ? 'replies.singleSignOnOn' : 'replies.singleSignOnOff')
    return { success: true, message, singleSignOn: saved } as const
  })

  serve(singleSignOn.remove, async (_input, { actor }) => {
    await requireConfirmation(db, actor)
    await removeSettings(access, actor)
    return { success: true, message: translate('replies.singleSignOnRemoved') } as const
  })
}
