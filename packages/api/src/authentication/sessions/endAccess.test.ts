import { randomUUID } from 'node:crypto'
import { authentication, singleSignOn, tokens, users as userCalls } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { links, users } from '../../db/schema.ts'
import { addJob } from '../../jobs/jobs.ts'
import { startIdentityProvider } from '../../testing/servers/identityProvider.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'

const api = startApi({ PRIVATE_PROVIDERS: 'on' })
const mail = startMail(api)
const DOMAIN = 'taken.example'
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let admin: Person
let operator: Person
let token: string

beforeAll(async () => {
  provider = await startIdentityProvider('http://localhost:3000/signed-in-elsewhere')
  admin = await api.signIn({ account: 'taken', role: 'ACC_ADMIN' })
  operator = await api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
  await api.makeUser({ account: 'elsewhere' })
  await Promise.all([admin.confirm(), operator.confirm()])
  const client = { clientId: 'portal', clientSecret: 'provider-secret' }
  await admin.call(singleSignOn.save, { body: { issuer: provider.issuer, ...client, domain: DOMAIN } })
  await operator.call(singleSignOn.confirmDomain, { body: { accountId: 'taken', domain: DOMAIN } })
  await admin.call(singleSignOn.enable, { body: { enabled: true } })
  const body = { name: 'Directory', scopes: ['scim' as const], days: 30 }
  token = (await admin.call(tokens.create, { body })).body.token
})
afterAll(() => provider.close())

const linkMailedTo = (email: string) => {
  const query = mail.to(email).at(-1)?.link?.searchParams
  return { userId: query?.get('i') ?? '', token: query?.get('t') ?? '' }
}

/** Changes the address of a user as somebody at their open session does; returns the link that the old address gets. */
async function takeAddress(userId: string, oldEmail: string, newEmail: string) {
  await api.db.update(users).set({ pendingEmail: newEmail }).where(eq(users.userId, userId))
  await addJob(api.db, 'sendMail', { userId, purpose: 'email' })
  await mail.work()
  const { status } = await api.call(authentication.confirmEmail, { body: linkMailedTo(newEmail) })
  expect(status).toBe(200)
  return linkMailedTo(oldEmail)
}

async function setActive(userId: string, value: boolean) {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']
  const reply = await api.app.inject({
    method: 'PATCH',
    url: `/api/scim/v2/Users/${userId}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    payload: JSON.stringify({ schemas, Operations: [{ op: 'replace', path: 'active', value }] }),
  })
  expect(reply.statusCode).toBe(200)
}

async function update(person: Person, id: string, body: { status: 'ACTIVE' | 'DEACTIVATED' } | { accountId: string }) {
  expect((await person.call(userCalls.update, { params: { id }, body })).status).toBe(200)
}

async function signInElsewhere(email: string) {
  provider.signInAs({ sub: email, email, email_verified: true })
  const url = (end: string) => `/api/authentication/single-sign-on/${end}`
  const begun = await api.app.inject({ method: 'POST', url: url('begin'), payload: { email } })
  const payload = { answer: await provider.visit(begun.json().url) }
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]))
  expect((await api.app.inject({ method: 'POST', url: url('finish'), payload, cookies })).statusCode).toBe(200)
}

type Taken = { userId: string; email: string }

test.each<[string, (taken: Taken) => Promise<void>]>([
  [
    'the directory deactivated the user and activated them again',
    async ({ userId }) => {
      await setActive(userId, false)
      await setActive(userId, true)
    },
  ],
  [
    'an administrator deactivated the user and activated them again',
    async ({ userId }) => {
      await update(admin, userId, { status: 'DEACTIVATED' })
      await update(admin, userId, { status: 'ACTIVE' })
    },
  ],
  ['the user moved to another account', ({ userId }) => update(operator, userId, { accountId: 'elsewhere' })],
  ['the user signed in at the provider for the first time', ({ email }) => signInElsewhere(email)],
])('the owner of an old address undoes its change after %s, which voids all other links', async (_how, endAccess) => {
  const { userId, email: oldEmail } = await api.makeUser({ account: 'taken' })
  const email = `${randomUUID()}@${DOMAIN}`
  const undo = await takeAddress(userId, oldEmail, email)
  const reset = { accountId: 'taken', userId, purpose: 'reset', email, mailId: randomUUID() } as const
  const inAnHour = new Date(Date.now() + 3_600_000)
  await api.db.insert(links).values({ ...reset, tokenHash: randomUUID(), expiresAt: inAnHour })

  await endAccess({ userId, email })
  expect(await api.db.$count(links, and(eq(links.userId, userId), eq(links.purpose, 'reset')))).toBe(0)
  expect((await api.call(authentication.undoEmail, { body: undo })).status).toBe(200)
  const [row] = await api.db.select().from(users).where(eq(users.userId, userId))
  expect(row).toMatchObject({ email: oldEmail, passwordHash: null })
})
