import type { UserGroup } from '@portal/contract'
import { expect, test } from 'vitest'
import { possibleParents } from './UserGroupDialog.tsx'

const group = (userGroupId: string, mainUserGroup: string | null): UserGroup => ({
  userGroupId,
  mainUserGroup,
  mainUserGroupName: null,
  version: 1,
  accountId: '1',
  account: 'Institute',
  name: userGroupId,
  members: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: null,
})
const groups = [group('top', null), group('middle', 'top'), group('low', 'middle'), group('other', null)]

test.each([
  { of: 'top', parents: ['other'] },
  { of: 'middle', parents: ['top', 'other'] },
  { of: 'low', parents: ['top', 'middle', 'other'] },
  { of: undefined, parents: ['top', 'middle', 'low', 'other'] },
])('above $of can stand $parents', ({ of, parents }) => {
  expect(possibleParents(groups, of).map(({ userGroupId }) => userGroupId)).toEqual(parents)
})
