import { registration, type Session } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../http/serve.ts'
import {
  confirmEmail,
  declineInvitation,
  readLink,
  requestReset,
  setPasswordByLink,
  undoEmail,
} from '../links/links.service.ts'
import type { SignInAnswer } from '../sessions/beginSession.ts'
import { type Client, clientOf } from '../sessions/sessions.repo.ts'
import type { Access } from '../sign-in/authentication.service.ts'
import { register } from './register.ts'

/** Sets the cookies of a session that has begun. */
type SignIn = (reply: FastifyReply, client: Client, answer: SignInAnswer) => Session

/** Registration and everything confirmed through mailed links. No response reveals whether an email is registered. */
export function registrationRoutes(serve: Serve, access: Access, { signIn }: { signIn: SignIn }): void {
  const { db } = access
  serve(registration.register, async ({ body }, { request }) => {
    await register(access, body, request.ip)
    return { success: true, message: translate('replies.linkSent') } as const
  })

  serve(registration.resetPassword, async ({ body }, { request }) => {
    await requestReset(db, { ...body, address: request.ip })
    return { success: true, message: translate('replies.linkSentIfKnown') } as const
  })

  serve(registration.link, async ({ query }, { request }) => {
    const read = await readLink(db, { userId: query.i, token: query.t, address: request.ip })
    return { success: true, message: translate('replies.linkValid'), ...read } as const
  })

  serve(registration.validate, async ({ body: { password, ...link } }, { request, reply }) => {
    const message = translate('replies.passwordUpdated')
    const client = clientOf(request, access.keys)
    const answer = await setPasswordByLink(access, { ...link, address: request.ip, client }, password)
    if (!answer) return { success: true, message, accessToken: null, user: null } as const
    const { accessToken, user } = signIn(reply, client, answer)
    return { success: true, message, accessToken, user } as const
  })

  serve(registration.undoEmail, async ({ body }, { request }) => {
    await undoEmail(db, { ...body, address: request.ip })
    return {
      success: true,
      message: translate('replies.emailRestored'),
    } as const
  })

  serve(registration.declineInvitation, async ({ body }, { request }) => {
    await declineInvitation(db, { ...body, address: request.ip })
    return { success: true, message: translate('replies.invitationDeclined') } as const
  })

  serve(registration.confirmEmail, async ({ body }, { request }) => {
    await confirmEmail(db, { ...body, address: request.ip })
    return { success: true, message: translate('replies.emailChanged') } as const
  })
}
