import { z } from 'zod'
import { AccountId } from '../accounts/accountFields.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, listQuery } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'

const Member = z.object({ userId: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string() })

/** A department of an account. `mainUserGroup` is its parent. */
export const UserGroup = z.object({
  userGroupId: z.uuid(),
  version: z.int(),
  accountId: z.string(),
  account: z.string(),
  name: z.string(),
  mainUserGroup: z.uuid().nullable(),
  mainUserGroupName: z.string().nullable(),
  members: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().nullable(),
})
export type UserGroup = z.infer<typeof UserGroup>

export const UserGroupInput = z.strictObject({
  name: visibleText(1).max(200),
  mainUserGroup: z.uuid().nullish(),
  members: z.array(z.uuid()).max(1000).optional(),
  /** Any account but one's own requires MANAGE_ACCOUNTS. */
  accountId: AccountId.optional(),
})

const Id = z.object({ id: z.uuid() })
const Saved = z.object({ success: z.literal(true), message: z.string(), userGroup: UserGroup })

export const UserGroupQuery = listQuery(['userGroupId', 'name', 'createdAt', 'updatedAt'], {})

export const userGroups = {
  list: endpoint({
    method: 'POST',
    path: '/user-groups/list',
    summary: 'List the user groups visible to the caller, with paging and sorting',
    access: ['MANAGE_USER_GROUPS', 'MANAGE_USERS'],
    body: UserGroupQuery,
    response: countedRows(UserGroup),
  }),
  read: endpoint({
    method: 'GET',
    path: '/user-groups/:id',
    summary: 'Read a user group with its members',
    access: ['MANAGE_USER_GROUPS', 'MANAGE_USERS'],
    params: Id,
    response: z.object({ userGroup: UserGroup, members: z.array(Member) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/user-groups',
    summary: 'Create a user group',
    access: ['MANAGE_USER_GROUPS'],
    body: UserGroupInput,
    response: Saved,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/user-groups/:id',
    summary: 'Update name, parent or members of a user group',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    body: UserGroupInput.omit({ accountId: true }).partial(),
    response: Saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user-groups/:id',
    summary: 'Delete a user group; its members remain users',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
