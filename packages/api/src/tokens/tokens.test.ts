import {
  cases,
  type Endpoint,
  endpoints,
  glossary,
  type Scope,
  tokenAccess,
  tokens,
  userGroups,
  users,
} from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apiTokens, auditEntries, users as people, throttles } from '../db/schema.ts'
import { type Extra, type Person, startApi } from '../testing/startApi.ts'

const api = startApi()

async function makeToken(person: Person, scopes: Scope[], days = 30) {
  await person.confirm()
  const { body } = await person.call(tokens.create, { body: { name: 'Script', scopes, days } })
  return { token: String(body.token), tokenId: body.apiToken.tokenId }
}
const bearer = (token: string): Extra => ({ headers: { authorization: `Bearer ${token}` }, address: '192.0.2.7' })
const readHub = (token: string) => api.call(glossary.read, {}, bearer(token))
const refused = { status: 401, body: { code: 'AUTHENTICATION_REQUIRED' } }

describe('a token', () => {
  test('is shown once, stored as a hash, and listed with its last use and address', async () => {
    const ana = await api.signIn()
    const { token, tokenId } = await makeToken(ana, ['read:hub'])
    expect(token).toMatch(/^abs_[\w-]{43}$/)
    expect((await readHub(token)).status).toBe(200)

    const { body } = await ana.call(tokens.own, {})
    expect(body.rows).toMatchObject([{ tokenId, name: 'Script', user: ana.email, usedFrom: '192.0.2.7' }])
    expect(Date.now() - Date.parse(body.rows[0]?.usedAt ?? '')).toBeLessThan(60_000)
    const stored = JSON.stringify(await api.db.select().from(apiTokens).where(eq(apiTokens.tokenId, tokenId)))
    expect(JSON.stringify(body) + stored).not.toContain(token)
  })

  test('requires the password again, and scopes that the role of its user has', async () => {
    const guest = await api.signIn({ role: 'GUEST_USER' })
    const ask = () => guest.call(tokens.create, { body: { name: 'A', scopes: ['read:hub', 'administer'], days: 1 } })
    expect((await ask()).body.code).toBe('CONFIRMATION_REQUIRED')
    await guest.confirm()
    expect(await ask()).toMatchObject({ status: 422, body: { errors: [{ path: 'scopes.1' }] } })
  })

  test('is one of at most twenty per user', async () => {
    const ana = await api.signIn()
    for (let made = 0; made < 20; made++) await makeToken(ana, ['read:hub'])
    const more = await ana.call(tokens.create, { body: { name: 'A', scopes: ['read:hub'], days: 1 } })
    expect(more).toMatchObject({ status: 422, body: { errors: [{ path: 'name' }] } })
  })
})

describe('a token is refused at the next call', () => {
  test('when it has expired', async () => {
    const { token, tokenId } = await makeToken(await api.signIn(), ['read:hub'])
    await api.db.update(apiTokens).set({ expiresAt: new Date() }).where(eq(apiTokens.tokenId, tokenId))
    expect(await readHub(token)).toMatchObject(refused)
  })

  test('when its user has revoked it', async () => {
    const ana = await api.signIn()
    const { token, tokenId } = await makeToken(ana, ['read:hub'])
    expect((await ana.call(tokens.revoke, { params: { id: tokenId } })).status).toBe(200)
    expect(await readHub(token)).toMatchObject(refused)
    expect((await ana.call(tokens.revoke, { params: { id: tokenId } })).status).toBe(404)
  })

  test('when an administrator has revoked it, which the audit log records', async () => {
    const ana = await api.signIn()
    const admin = await api.signIn({ role: 'ACC_ADMIN' })
    const { token, tokenId } = await makeToken(ana, ['read:hub'])
    const listed = (await admin.call(tokens.ofAccount, {})).body.rows
    expect(listed).toContainEqual(expect.objectContaining({ tokenId, user: ana.email }))
    await admin.call(tokens.revoke, { params: { id: tokenId } })
    expect(await readHub(token)).toMatchObject(refused)
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'USER_TOKEN_REVOKED'))
    expect(entries.map(({ actor, subject }) => ({ actor, id: JSON.parse(subject).tokenId }))).toContainEqual({
      actor: admin.email,
      id: tokenId,
    })
  })

  test('when its user is deactivated, even after the user is reactivated', async () => {
    const ana = await api.signIn()
    const admin = await api.signIn({ role: 'ACC_ADMIN' })
    const { token } = await makeToken(ana, ['read:hub'])
    const set = (status: 'ACTIVE' | 'DEACTIVATED') =>
      admin.call(users.update, { params: { id: ana.userId }, body: { status } })
    expect((await set('DEACTIVATED')).status).toBe(200)
    expect(await readHub(token)).toMatchObject(refused)
    await set('ACTIVE')
    expect(await readHub(token)).toMatchObject(refused)
  })

  test('when the status of its user was changed in any other way', async () => {
    const ana = await api.signIn()
    const { token } = await makeToken(ana, ['read:hub'])
    await api.db.update(people).set({ status: 'DEACTIVATED' }).where(eq(people.userId, ana.userId))
    expect(await readHub(token)).toMatchObject(refused)
  })

  test('in the query string, in a cookie, or changed in one character', async () => {
    const { token } = await makeToken(await api.signIn(), ['read:hub'])
    const url = `/api${glossary.read.path}`
    for (const name of ['access_token', 'token', 'authorization']) {
      expect((await api.app.inject({ url, query: { [name]: token } })).statusCode).toBe(401)
    }
    expect((await api.app.inject({ url, cookies: { refresh: token, authorization: token } })).statusCode).toBe(401)
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A')
    expect(await readHub(changed)).toMatchObject(refused)
  })

  test('when it exceeds the rate limit', async () => {
    const { token } = await makeToken(await api.signIn(), ['read:hub'])
    await api.db.delete(throttles)
    await readHub(token)
    await api.db.update(throttles).set({ count: 600 })
    expect(await readHub(token)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })
})

describe('a token may do what its scopes cover', () => {
  const all: Endpoint[] = Object.values(endpoints).flatMap((calls): Endpoint[] => Object.values(calls))

  test('and nothing else: every other call is refused, and session-only calls to every token', async () => {
    const root = await api.signIn({ role: 'SUPER_ADMIN' })
    const { token } = await makeToken(root, ['read:hub'])
    const guarded = all.filter(({ access }) => access !== 'public')
    const answered = []
    for (const call of guarded.filter((endpoint) => !['read:hub', 'any token'].includes(tokenAccess(endpoint)))) {
      const { method, path } = call
      const reply = await api.app.inject({ method, url: `/api${path}`, headers: bearer(token).headers ?? {} })
      const code = tokenAccess(call) === 'session only' ? 'SESSION_REQUIRED' : 'TOKEN_SCOPE_FORBIDDEN'
      answered.push({ path, status: reply.statusCode, asWanted: reply.json().code === code })
    }
    expect(answered.length).toBeGreaterThan(50)
    expect(answered.filter(({ status, asWanted }) => status !== 403 || !asWanted)).toEqual([])
  })

  test('and never more than its user: guard and reach apply as for a session', async () => {
    const user = await api.signIn({ account: 'mine' })
    const admin = await api.signIn({ account: 'mine', role: 'ACC_ADMIN' })
    const { token } = await makeToken(admin, ['administer', 'assess', 'read:assessments'])
    expect((await api.call(userGroups.list, { body: {} }, bearer(token))).status).toBe(200)
    await api.db.update(people).set({ role: 'DPT_USER' }).where(eq(people.userId, admin.userId))
    expect((await api.call(userGroups.list, { body: {} }, bearer(token))).body.code).toBe(
      'USER_INVALID_AUTHENTICATION_FORBIDDEN',
    )
    const other = await user.call(cases.create, { body: { answers: { organismGroup: 'plant' } } })
    const id = other.body.assessment.assessmentId
    expect(
      (await api.call(cases.update, { params: { id }, body: { visibility: 'PRIVATE' } }, bearer(token))).status,
    ).toBe(403)
  })

  test('and its changes are in the audit log under its name', async () => {
    const admin = await api.signIn({ account: 'logged', role: 'ACC_ADMIN' })
    const { token } = await makeToken(admin, ['administer'])
    await api.call(userGroups.create, { body: { name: 'Made by a script' } }, bearer(token))
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, 'logged'))
    expect(JSON.parse(entries.at(-1)?.subject ?? '')).toMatchObject({ apiToken: 'Script' })
  })
})
