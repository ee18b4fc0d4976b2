import { userGroups } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db } from '../db/connect.ts'
import { ifMatchOf, tagVersion } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { listMembers } from './userGroups.repo.ts'
import {
  createUserGroup,
  listUserGroups,
  readUserGroup,
  removeUserGroup,
  updateUserGroup,
} from './userGroups.service.ts'

export function userGroupRoutes(serve: Serve, db: Db): void {
  serve(userGroups.list, ({ body }, { actor }) => listUserGroups(db, actor, body))

  serve(userGroups.read, async ({ params }, { actor, reply }) => {
    const userGroup = await readUserGroup(db, actor, params.id)
    tagVersion(reply, userGroup)
    return { userGroup, members: await listMembers(db, userGroup) }
  })

  serve(userGroups.create, async ({ body }, { actor, reply }) => {
    const userGroup = await createUserGroup(db, actor, body)
    tagVersion(reply, userGroup)
    return { success: true, message: translate('replies.userGroupCreated'), userGroup } as const
  })

  serve(userGroups.update, async ({ params, body }, { actor, request, reply }) => {
    const userGroup = await updateUserGroup(db, actor, params.id, { body, ifMatch: ifMatchOf(request) })
    tagVersion(reply, userGroup)
    return { success: true, message: translate('replies.userGroupUpdated'), userGroup } as const
  })

  serve(userGroups.remove, async ({ params }, { actor, request }) => {
    await removeUserGroup(db, actor, params.id, ifMatchOf(request))
    return { success: true, message: translate('replies.userGroupDeleted') } as const
  })
}
