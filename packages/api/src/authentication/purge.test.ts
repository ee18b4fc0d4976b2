import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, auditEntries, links, userGroups, users } from '../db/schema.ts'
import { addJob } from '../jobs/jobs.ts'
import { startApi } from '../testing/startApi.ts'
import { startMail } from '../testing/startMail.ts'

const api = startApi()
const mail = startMail(api)

const purge = async () => {
  await addJob(api.db, 'purgeAuthentication', {})
  await mail.work()
}
async function makeAged(account: string, days: number, status: 'CREATED' | 'ACTIVE' = 'CREATED') {
  const { userId } = await api.makeUser({ account, status })
  await api.db
    .update(users)
    .set({ createdAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(users.userId, userId))
  return userId
}
const isThere = async (userId: string) => (await api.db.$count(users, eq(users.userId, userId))) === 1
const isAccountThere = async (accountId: string) =>
  (await api.db.$count(accounts, eq(accounts.accountId, accountId))) === 1

test('users who did not validate within 30 days are deleted, with accounts left empty', async () => {
  const old = await makeAged('alone', 31)
  const young = await makeAged('new', 29)
  await purge()
  await purge()

  expect([await isThere(old), await isAccountThere('alone')]).toEqual([false, false])
  expect([await isThere(young), await isAccountThere('new')]).toEqual([true, true])
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, 'alone'))
  expect(entries.map(({ action, subject }) => [action, JSON.parse(subject)])).toEqual([
    ['USER_PURGED', { userIds: [old], accountDeleted: true }],
  ])
})

test('other users stay, and so does an account that is not empty', async () => {
  const [active] = [await makeAged('company', 400, 'ACTIVE'), await makeAged('company', 40)]
  await makeAged('grouped', 40)
  await api.db.insert(userGroups).values({ accountId: 'grouped', userGroupId: randomUUID(), groupName: 'Discovery' })
  await purge()

  expect(await isThere(active)).toBe(true)
  expect([await isAccountThere('company'), await isAccountThere('grouped')]).toEqual([true, true])
})

test('expired links are deleted', async () => {
  const { userId } = await api.makeUser({ account: 'linked' })
  const link = { accountId: 'linked', userId, purpose: 'reset' as const, email: 'a@b', mailId: 'x' }
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await api.db.insert(links).values([
    { ...link, tokenHash: 'over', expiresAt: inSeconds(-1) },
    { ...link, tokenHash: 'good', expiresAt: inSeconds(60) },
  ])
  await purge()

  expect((await api.db.select().from(links)).map(({ tokenHash }) => tokenHash)).toEqual(['good'])
})
