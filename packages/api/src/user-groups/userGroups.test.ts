import { randomUUID } from 'node:crypto'
import { userGroups, users } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, auditEntries, memberships, userGroups as table } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
const refusal = (status: number, code: string) => ({ status, body: { success: false, code } })
const list = (person: Person, body = {}) => person.call(userGroups.list, { body })
const read = (person: Person, id: string) => person.call(userGroups.read, { params: { id } })
const create = (person: Person, body: object = {}) =>
  person.call(userGroups.create, { body: { name: 'Soil', ...body } })
const update = (person: Person, id: string, body: object, headers = {}) =>
  person.call(userGroups.update, { params: { id }, body }, { headers })
const remove = (person: Person, id: string) => person.call(userGroups.remove, { params: { id } })
const made = async (person: Person, body: object = {}) => (await create(person, body)).body.userGroup.userGroupId

/** An account with an administrator and one user. */
async function company() {
  const account = randomUUID()
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  return { account, admin, user: await api.makeUser({ account }) }
}

describe('a group', () => {
  test('is created with parent and members, read with both, and tagged with its version', async () => {
    const { account, admin, user } = await company()
    const top = await made(admin, { name: 'Research' })
    const { body, headers } = await create(admin, { name: 'Soil', mainUserGroup: top, members: [user.userId] })

    expect(headers.etag).toBe('"1"')
    expect(body.userGroup).toMatchObject({
      accountId: account,
      name: 'Soil',
      mainUserGroup: top,
      mainUserGroupName: 'Research',
      members: 1,
      updatedAt: null,
    })
    const group = (await read(admin, body.userGroup.userGroupId)).body
    expect(group.userGroup).toEqual(body.userGroup)
    expect(group.members).toEqual([{ userId: user.userId, firstName: 'Ada', lastName: 'Ng', email: user.email }])
  })

  test('is listed only within its account, sorted by name on request; an invalid sort is named', async () => {
    const { admin } = await company()
    await made((await company()).admin, { name: 'Elsewhere' })
    for (const name of ['beta', 'Alpha', 'gamma_1']) await made(admin, { name })
    const names = async (body: object) => (await list(admin, body)).body.rows.map(({ name }) => name)

    expect(await names({ sort: { name: 'asc' } })).toEqual(['Alpha', 'beta', 'gamma_1'])
    expect(await names({ q: 'A_' })).toEqual(['gamma_1'])
    expect(await names({ q: "' or 1=1 --" })).toEqual([])
    expect((await list(admin, { sort: { members: 'asc' } })).body.errors?.[0]?.path).toMatch(/^sort/)
    expect((await list(admin)).body.rows.map(({ userGroupId }) => userGroupId)).toEqual(
      (await list(admin)).body.rows.map(({ userGroupId }) => userGroupId).sort(),
    )
  })

  test('changes name, parent and members; a stale change is refused with the current state', async () => {
    const { account, admin, user } = await company()
    const id = await made(admin, { members: [user.userId] })
    const other = await api.makeUser({ account })
    const changed = await update(admin, id, { name: 'Water', members: [other.userId] }, { 'if-match': '"1"' })

    expect(changed.body).toMatchObject({ message: 'User group successfully updated.', userGroup: { name: 'Water' } })
    expect((await read(admin, id)).body.members.map(({ userId }) => userId)).toEqual([other.userId])
    const late = await update(admin, id, { name: 'Air' }, { 'if-match': '"1"' })
    expect(late).toMatchObject(refusal(409, 'STALE_VERSION'))
    expect(late.body.current).toMatchObject({ name: 'Water', version: 2 })
  })

  test('is never below itself, even after concurrent changes', async () => {
    const { admin } = await company()
    const top = await made(admin)
    const middle = await made(admin, { mainUserGroup: top })
    const low = await made(admin, { mainUserGroup: middle })

    for (const mainUserGroup of [top, middle, low]) {
      expect((await update(admin, top, { mainUserGroup })).body.errors).toMatchObject([{ path: 'mainUserGroup' }])
    }
    const one = await made(admin)
    const two = await made(admin)
    const replies = await Promise.all([
      update(admin, one, { mainUserGroup: two }),
      update(admin, two, { mainUserGroup: one }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('loses its memberships when deleted, but not its members; its sub-groups move up', async () => {
    const { admin, user } = await company()
    const top = await made(admin)
    const middle = await made(admin, { mainUserGroup: top, members: [user.userId] })
    const low = await made(admin, { mainUserGroup: middle })

    expect((await remove(admin, middle)).body.message).toBe('User group successfully deleted.')
    expect((await read(admin, low)).body.userGroup.mainUserGroup).toBe(top)
    expect((await admin.call(users.list, { body: { q: user.email } })).body.rows[0]?.userGroups).toEqual([])
    expect(await api.db.$count(memberships, eq(memberships.userGroupId, middle))).toBe(0)
  })

  test('has each change in the audit log', async () => {
    const { account, admin } = await company()
    const id = await made(admin)
    await update(admin, id, { name: 'Water' })
    await remove(admin, id)
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, account))

    expect(entries.map(({ action }) => action).filter((action) => action.startsWith('USER_GROUP'))).toEqual([
      'USER_GROUP_NEW',
      'USER_GROUP_UPDATE',
      'USER_GROUP_DELETE',
    ])
  })
})

describe('the reach of an administrator', () => {
  test('makes groups, parents and members of other accounts nonexistent', async () => {
    const own = await company()
    const foreign = await company()
    const group = await made(own.admin)
    const theirs = await made(foreign.admin)

    for (const reply of [
      await read(own.admin, theirs),
      await update(own.admin, theirs, { name: 'Mine' }),
      await remove(own.admin, theirs),
      await update(own.admin, group, { mainUserGroup: theirs }),
      await update(own.admin, group, { members: [foreign.user.userId] }),
      await create(own.admin, { members: [foreign.user.userId] }),
    ]) {
      expect(reply).toMatchObject(refusal(404, 'NOT_FOUND'))
    }
    expect(await create(own.admin, { accountId: foreign.account })).toMatchObject(
      refusal(403, 'USER_INVALID_ACCOUNT_FORBIDDEN'),
    )
    expect((await list(foreign.admin)).body.count).toBe(1)
  })

  test('does not let the operator mix accounts', async () => {
    const one = await company()
    const two = await company()
    const operator = await api.signIn({ role: 'SUPER_ADMIN' })
    const group = await made(one.admin)
    const theirs = await made(two.admin)

    for (const body of [{ mainUserGroup: theirs }, { members: [two.user.userId] }]) {
      expect((await update(operator, group, body)).body.errors).toMatchObject([{ path: Object.keys(body)[0] }])
    }
  })

  test('does not let a user add themselves or a higher rank to a group', async () => {
    const { account, admin } = await company()
    const boss = await api.makeUser({ account, role: 'SUPER_ADMIN' })
    const group = await made(admin)

    expect(await update(admin, group, { members: [admin.userId] })).toMatchObject(
      refusal(403, 'USER_INVALID_AUTHENTICATION_FORBIDDEN'),
    )
    expect(await update(admin, group, { members: [boss.userId] })).toMatchObject(
      refusal(403, 'USER_INVALID_ROLE_FORBIDDEN'),
    )
    const mine = and(eq(memberships.accountId, account), eq(memberships.userGroupId, group))
    expect(await api.db.$count(memberships, mine)).toBe(0)
  })

  test('lets a group administrator read, but not change, own groups and sub-groups, and nothing above', async () => {
    const { account, admin } = await company()
    const top = await made(admin)
    const own = await made(admin, { mainUserGroup: top })
    const sub = await made(admin, { mainUserGroup: own })
    const head = await api.signIn({ account, role: 'DPT_ADMIN', groups: [own] })
    const { rows } = (await list(head)).body

    expect(rows.map(({ userGroupId }) => userGroupId).sort()).toEqual([own, sub].sort())
    expect(rows.find(({ userGroupId }) => userGroupId === own)).toMatchObject({
      mainUserGroup: null,
      mainUserGroupName: null,
    })
    expect(await read(head, top)).toMatchObject(refusal(404, 'NOT_FOUND'))
    expect(await update(head, own, { name: 'X' })).toMatchObject(refusal(403, 'USER_INVALID_AUTHENTICATION_FORBIDDEN'))
  })

  test.each(['userGroupId', 'version', 'accountId', 'account'])('excludes a change that sets %s', async (field) => {
    const { admin } = await company()
    const reply = await update(admin, await made(admin), { [field]: randomUUID() })

    expect(reply.body.errors).toMatchObject([{ path: field }])
  })
})

test('a group of a nonexistent account is refused', async () => {
  const operator = await api.signIn({ role: 'SUPER_ADMIN' })
  expect(await create(operator, { accountId: 'made-up' })).toMatchObject(refusal(404, 'NOT_FOUND'))
  expect(await api.db.$count(accounts, eq(accounts.accountId, 'made-up'))).toBe(0)
  expect(await api.db.$count(table, eq(table.accountId, 'made-up'))).toBe(0)
})
