import { registration } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Serve } from '../../http/serve.ts'
import {
  confirmEmail,
  declineInvitation,
  readLink,
  requestReset,
  setPasswordByLink,
  undoEmail,
} from '../links/links.service.ts'
import type { Access } from '../sign-in/authentication.service.ts'
import { register } from './register.ts'

/** Registration and everything confirmed through mailed links. No response reveals whether an email is registered. */
export function registrationRoutes(serve: Serve, access: Access): void {
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

  serve(registration.validate, async ({ body: { password, ...link } }, { request }) => {
    await setPasswordByLink(access, { ...link, address: request.ip }, password)
    return { success: true, message: translate('replies.passwordUpdated'), accessToken: null } as const
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
