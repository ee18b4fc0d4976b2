import { users } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db } from '../db/connect.ts'
import { ifMatchOf, tagVersion } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { inviteMany } from './inviteMany.ts'
import { listUsers } from './listUsers.ts'
import { updateMe } from './updateMe.ts'
import { updateUser } from './updateUser.ts'
import { createUser, endUserSessions, removeUser, resendInvitation } from './users.service.ts'

export function userRoutes(serve: Serve, db: Db): void {
  serve(users.me, async (_input, { actor }) => actor.user)

  serve(users.updateMe, async ({ body }, { actor }) => {
    const user = await updateMe(db, actor, body)
    return { success: true, message: translate('replies.profileUpdated'), user } as const
  })

  serve(users.list, ({ body }, { actor }) => listUsers(db, actor, body))

  serve(users.create, async ({ body }, { actor, reply }) => {
    const user = await createUser(db, actor, body)
    tagVersion(reply, user)
    return { success: true, message: translate('replies.userCreated'), user } as const
  })

  serve(users.inviteMany, ({ body }, { actor }) => inviteMany(db, actor, body))

  serve(users.update, async ({ params, body }, { actor, request, reply }) => {
    const user = await updateUser(db, actor, params.id, { body, ifMatch: ifMatchOf(request) })
    tagVersion(reply, user)
    const isToggle = body.status !== undefined && Object.keys(body).length === 1
    const message = isToggle ? translate('replies.userStatusUpdated') : translate('replies.userUpdated')
    return { success: true, message, user } as const
  })

  serve(users.remove, async ({ params }, { actor, request }) => {
    await removeUser(db, actor, params.id, ifMatchOf(request))
    return { success: true, message: translate('replies.userDeleted') } as const
  })

  serve(users.resendInvitation, async ({ params }, { actor }) => {
    await resendInvitation(db, actor, params.id)
    return { success: true, message: translate('replies.invitationSent') } as const
  })

  serve(users.endSessions, async ({ params }, { actor }) => {
    const ended = await endUserSessions(db, actor, params.id)
    return { success: true, message: translate('replies.sessionsEnded'), ended } as const
  })
}
