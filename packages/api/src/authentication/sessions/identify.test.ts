import { users as contract } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { accounts, memberships, sessions, userGroups, users } from '../../db/schema.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { type ActorOf, openActors } from './identify.ts'

const api = startApi()

describe('the next request sees a change', () => {
  const me = async (person: Person) => (await person.call(contract.me, {})).body
  const known = async () => {
    const person = await api.signIn({ account: 'changing', role: 'DPT_ADMIN' })
    await me(person)
    return person
  }

  test("of a user's role, name and status", async () => {
    const person = await known()
    const change = (set: Partial<typeof users.$inferInsert>) =>
      api.db.update(users).set(set).where(eq(users.userId, person.userId))

    await change({ role: 'GUEST_USER', firstName: 'Other' })
    expect(await me(person)).toMatchObject({ role: 'GUEST_USER', firstName: 'Other' })
    await change({ status: 'DEACTIVATED' })
    expect(await me(person)).toMatchObject({ code: 'AUTHENTICATION_REQUIRED' })
  })

  test("of a user's group, and of its place in the tree", async () => {
    const person = await known()
    const top = '4bd12a7e-0000-4000-8000-000000000001'
    const below = '4bd12a7e-0000-4000-8000-000000000002'
    const account = { accountId: person.accountId }
    await api.db.insert(userGroups).values([
      { ...account, userGroupId: top, groupName: 'Top' },
      { ...account, userGroupId: below, groupName: 'Below' },
    ])
    const actorOf = openActors(api.db, 'optional')
    const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, person.userId))
    const groups = async () =>
      (await actorOf({ userId: person.userId, sessionId: String(session?.sessionId) })).groups.toSorted()

    expect(await groups()).toEqual([])
    await api.db.insert(memberships).values({ ...account, userGroupId: top, userId: person.userId })
    expect(await groups()).toEqual([top])
    await api.db.update(userGroups).set({ mainUserGroup: top }).where(eq(userGroups.userGroupId, below))
    expect(await groups()).toEqual([top, below])
    await api.db.delete(memberships).where(eq(memberships.userId, person.userId))
    expect(await groups()).toEqual([])
  })

  test('of the account', async () => {
    const person = await known()
    await api.db.update(accounts).set({ accountName: 'Renamed' }).where(eq(accounts.accountId, person.accountId))

    expect(await me(person)).toMatchObject({ account: 'Renamed' })
  })

  test('of a session that expires', async () => {
    const person = await known()
    await api.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, person.userId))
    // A cached session carries its expiry.
    await api.db.update(users).set({ firstName: 'Read again' }).where(eq(users.userId, person.userId))

    expect(await me(person)).toMatchObject({ code: 'AUTHENTICATION_REQUIRED' })
  })
})

describe('another process', () => {
  let other: ReturnType<typeof connect>
  let actorOf: ActorOf
  beforeAll(() => {
    other = connect(`${api.pool.options.connectionString}?application_name=other`, () => undefined, { max: 1 })
    actorOf = openActors(other.db, 'optional')
  })
  afterAll(() => other.close())
  const signedIn = async () => {
    const person = await api.signIn()
    const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, person.userId))
    const claims = { userId: person.userId, sessionId: String(session?.sessionId) }
    expect(await actorOf(claims)).toMatchObject(claims)
    return claims
  }
  const end = (sessionId: string) =>
    api.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.sessionId, sessionId))
  const refused = { code: 'AUTHENTICATION_REQUIRED' }

  test('learns that a session has ended', async () => {
    const claims = await signedIn()
    await end(claims.sessionId)

    await expect.poll(() => actorOf(claims).catch((error) => error)).toMatchObject(refused)
  })

  test('reads only the actor again whose row was changed', async () => {
    const one = await signedIn()
    const two = await signedIn()
    const before = await actorOf(one)
    const others = await actorOf(two)
    await api.db.update(users).set({ firstName: 'Changed' }).where(eq(users.userId, one.userId))

    await expect.poll(() => actorOf(one)).toMatchObject({ user: { firstName: 'Changed' } })
    expect(await actorOf(one)).not.toBe(before)
    expect(await actorOf(two)).toBe(others)
  })

  test('reads again when its notification connection was lost', async () => {
    const claims = await signedIn()
    const lost = new Promise((resolve) => other.pool.once('remove', resolve))
    await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'other'`)
    await lost
    await end(claims.sessionId)

    await expect(actorOf(claims)).rejects.toMatchObject(refused)
  })
})
