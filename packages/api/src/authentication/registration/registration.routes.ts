import { registration } from '@portal/contract'
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

/** Registration and everything confirmed by mailed links. No answer reveals whether an e-mail has an account. */
export function registrationRoutes(serve: Serve, access: Access): void {
  const { db } = access
  serve(registration.register, async ({ body }, { request }) => {
    await register(access, body, request.ip)
    return { success: true, message: 'Please check your e-mail: we have sent you a link.' } as const
  })

  serve(registration.resetPassword, async ({ body }, { request }) => {
    await requestReset(db, { ...body, address: request.ip })
    return { success: true, message: 'If the e-mail is registered here, a link is on its way to it.' } as const
  })

  serve(registration.link, async ({ query }, { request }) => {
    const read = await readLink(db, { userId: query.i, token: query.t, address: request.ip })
    return { success: true, message: 'The link is good.', ...read } as const
  })

  serve(registration.validate, async ({ body: { password, ...link } }, { request }) => {
    await setPasswordByLink(access, { ...link, address: request.ip }, password)
    return { success: true, message: 'Password updated successfully', accessToken: null } as const
  })

  serve(registration.undoEmail, async ({ body }, { request }) => {
    await undoEmail(db, { ...body, address: request.ip })
    return {
      success: true,
      message: 'Your e-mail address is as it was. A link to choose a new password is on its way.',
    } as const
  })

  serve(registration.declineInvitation, async ({ body }, { request }) => {
    await declineInvitation(db, { ...body, address: request.ip })
    return { success: true, message: 'The invitation is declined.' } as const
  })

  serve(registration.confirmEmail, async ({ body }, { request }) => {
    await confirmEmail(db, { ...body, address: request.ip })
    return { success: true, message: 'Your new e-mail address counts from now on.' } as const
  })
}
