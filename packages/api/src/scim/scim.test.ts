import { authentication, singleSignOn, tokens, users as userCalls } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiTokens, auditEntries, memberships, userGroups, users } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { startMail } from '../testing/startMail.ts'

const api = startApi()
const mail = startMail(api)
let admin: Person
let token = ''

beforeAll(async () => {
  ;({ admin, token } = await withToken('directory'))
  // The operator confirms the domain used in the examples of RFC 7643.
  await admin.call(singleSignOn.save, {
    body: { issuer: 'https://login.example.com', clientId: 'portal', clientSecret: 'secret', domain: 'example.com' },
  })
  const operator = await api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
  await operator.confirm()
  await operator.call(singleSignOn.confirmDomain, { body: { accountId: 'directory', domain: 'example.com' } })
})

async function withToken(account: string, scopes: ('scim' | 'administer')[] = ['scim']) {
  const person = await api.signIn({ account, role: 'ACC_ADMIN' })
  await person.confirm()
  const made = (await person.call(tokens.create, { body: { name: 'Directory', scopes, days: 30 } })).body
  return { admin: person, token: made.token, tokenId: made.apiToken.tokenId }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask(method: Method, path: string, payload?: object, bearer = token) {
  const reply = await api.app.inject({
    method,
    url: `/api/scim/v2${path}`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
    ...(payload && { payload: JSON.stringify(payload) }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined, headers: reply.headers }
}

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const error = (status: number, scimType?: string) => ({
  status,
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    detail: expect.any(String),
    ...(scimType && { scimType }),
  },
})

/** The example of RFC 7643, section 8.2, including attributes that the portal does not store. */
const bjensen = (name = 'bjensen') => ({
  schemas: [USER],
  externalId: `701984-${name}`,
  userName: `${name}@example.com`,
  name: { formatted: 'Ms. Barbara J Jensen, III', familyName: 'Jensen', givenName: 'Barbara', middleName: 'Jane' },
  displayName: 'Babs Jensen',
  emails: [{ value: `${name}@example.com`, type: 'work', primary: true }],
  phoneNumbers: [{ value: '555-555-5555', type: 'work' }],
  title: 'Tour Guide',
  active: true,
})
const create = async (name: string) => (await ask('POST', '/Users', bjensen(name))).body.id as string
const patch = (id: string, ...Operations: object[]) => ask('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations })

describe('the capabilities of the server', () => {
  test.each(['/ServiceProviderConfig', '/ResourceTypes', '/Schemas', `/Schemas/${USER}`, '/ResourceTypes/Group'])(
    'are described at %s',
    async (path) => {
      const { status, body, headers } = await ask('GET', path)

      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^application\/scim\+json/)
      expect(body.schemas).toHaveLength(1)
    },
  )

  test('announce paging and filters as they work', async () => {
    const { body } = await ask('GET', '/ServiceProviderConfig')

    expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { supported: true } })
  })
})

describe('the token', () => {
  test.each([
    ['none', ''],
    ['a made-up one', 'abs_made-up'],
  ])('%s is refused', async (_, bearer) => {
    expect(await ask('GET', '/Users', undefined, bearer)).toMatchObject(error(401))
  })

  test('without the scope, revoked, expired, or of a deactivated user is refused', async () => {
    const other = await withToken('other', ['administer'])
    const revoked = await withToken('other')
    const expired = await withToken('other')
    expect(await ask('GET', '/Users', undefined, other.token)).toMatchObject(error(403))
    await revoked.admin.call(tokens.revoke, { params: { id: revoked.tokenId } })
    expect(await ask('GET', '/Users', undefined, revoked.token)).toMatchObject(error(401))
    const gone = eq(apiTokens.tokenId, expired.tokenId)
    await api.db
      .update(apiTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(gone)
    expect(await ask('GET', '/Users', undefined, expired.token)).toMatchObject(error(401))
    const left = await withToken('other')
    await api.db.update(users).set({ status: 'DEACTIVATED' }).where(eq(users.userId, left.admin.userId))
    expect(await ask('GET', '/Users', undefined, left.token)).toMatchObject(error(401))
  })
})

describe('a user', () => {
  test('is created with the lowest role, read, found by userName or externalId, and deleted', async () => {
    const made = await ask('POST', '/Users', bjensen())
    expect(made.status).toBe(201)
    expect(made.headers.location).toBe(made.body.meta.location)
    expect(made.body).toMatchObject({
      schemas: [USER],
      userName: 'bjensen@example.com',
      externalId: '701984-bjensen',
      active: true,
      name: { givenName: 'Barbara', familyName: 'Jensen' },
      emails: [{ value: 'bjensen@example.com', primary: true }],
    })
    const [row] = await api.db.select().from(users).where(eq(users.userId, made.body.id))
    expect(row).toMatchObject({ role: 'GUEST_USER', status: 'ACTIVE', accountId: 'directory', passwordHash: null })

    expect((await ask('GET', `/Users/${made.body.id}`)).body).toEqual(made.body)
    for (const filter of ['userName eq "BJENSEN@example.com"', 'externalId eq "701984-bjensen"']) {
      const { body } = await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      expect(body).toMatchObject({ totalResults: 1, startIndex: 1, Resources: [{ id: made.body.id }] })
    }
    expect((await ask('DELETE', `/Users/${made.body.id}`)).status).toBe(204)
    expect(await ask('GET', `/Users/${made.body.id}`)).toMatchObject(error(404))
  })

  test('is listed page by page', async () => {
    await create('page1')
    const { body } = await ask('GET', '/Users?startIndex=2&count=1')

    expect(body).toMatchObject({ startIndex: 2, itemsPerPage: 1 })
    expect(body.totalResults).toBeGreaterThan(1)
    expect((await ask('GET', '/Users?count=0')).body.Resources).toEqual([])
  })

  test('with a taken userName, or one that is not an address, is refused with the protocol’s error', async () => {
    await create('taken')
    expect(await ask('POST', '/Users', bjensen('TAKEN'))).toMatchObject(error(409, 'uniqueness'))
    const elsewhere = await api.makeUser({ account: 'elsewhere' })
    await api.db.update(users).set({ email: 'away@example.com' }).where(eq(users.userId, elsewhere.userId))
    expect(await ask('POST', '/Users', bjensen('away'))).toMatchObject(error(409, 'uniqueness'))
    expect(await ask('POST', '/Users', { ...bjensen(), userName: 'bjensen' })).toMatchObject(error(400, 'invalidValue'))
    expect(await ask('POST', '/Users', {})).toMatchObject(error(400, 'invalidValue'))
  })

  test('with an address of another domain is invited, and accepts or declines', async () => {
    const made = await ask('POST', '/Users', { ...bjensen('x'), userName: 'somebody@elsewhere.example' })
    const [row] = await api.db.select().from(users).where(eq(users.userId, made.body.id))

    expect(row).toMatchObject({ status: 'CREATED', invitedBy: admin.userId })
  })

  test('who is deactivated before accepting is not invited any more, and can be created again', async () => {
    const invited = { ...bjensen('visitor'), userName: 'visitor@elsewhere.example' }
    expect(await ask('POST', '/Users', { ...invited, active: false })).toMatchObject(error(400, 'invalidValue'))
    const { id } = (await ask('POST', '/Users', invited)).body
    const deactivated = await patch(id, { op: 'Replace', path: 'active', value: 'False' })

    expect(deactivated).toMatchObject({ status: 200, body: { id, active: false } })
    expect(await ask('GET', `/Users/${id}`)).toMatchObject(error(404))
    expect(await ask('POST', '/Users', invited)).toMatchObject({ status: 201, body: { active: true } })
  })

  test('is found by the address of work, as directories that match by it ask', async () => {
    const id = await create('matched')
    const byAddress = (address: string) =>
      ask('GET', `/Users?filter=${encodeURIComponent(`emails[type eq "work"].value eq "${address}"`)}`)

    expect((await byAddress('MATCHED@example.com')).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    expect((await byAddress('nobody@example.com')).body).toMatchObject({ totalResults: 0, Resources: [] })
    const ignored = await patch(id, { op: 'Replace', path: 'emails[primary eq true].value', value: 'x@example.com' })
    expect(ignored).toMatchObject({ status: 200, body: { userName: 'matched@example.com' } })
  })

  test('is changed by PUT and by the PATCH operations of RFC 7644, section 3.5.2', async () => {
    const id = await create('patched')
    const put = await ask('PUT', `/Users/${id}`, {
      ...bjensen('patched'),
      name: { givenName: 'Babs', familyName: 'J' },
    })
    expect(put.body.name).toMatchObject({ givenName: 'Babs', familyName: 'J' })
    const changed = await patch(
      id,
      { op: 'replace', path: 'name.familyName', value: 'Hansen' },
      { op: 'Add', value: { externalId: '9', 'name.givenName': 'Barb', title: 'Guide' } },
      { op: 'replace', path: `${USER}:userName`, value: 'barb@example.com' },
    )

    expect(changed.body).toMatchObject({
      externalId: '9',
      userName: 'barb@example.com',
      name: { givenName: 'Barb', familyName: 'Hansen' },
    })
    expect((await patch(id, { op: 'remove', path: 'externalId' })).body).not.toHaveProperty('externalId')
  })

  test.each([[false], ['False']])(
    'is deactivated with %j, which ends every session, and reactivated',
    async (value) => {
      const person = await api.signIn({ account: 'directory' })
      const off = await patch(person.userId, { op: 'Replace', path: 'active', value })
      expect(off.body.active).toBe(false)
      expect((await person.call(tokens.own, {})).status).toBe(401)

      expect((await patch(person.userId, { op: 'replace', value: { active: true } })).body.active).toBe(true)
      const inAccount = and(eq(auditEntries.accountId, 'directory'), eq(auditEntries.action, 'USER_DEACTIVATED'))
      expect(await api.db.$count(auditEntries, inAccount)).toBeGreaterThan(0)
    },
  )

  test('who is the last administrator cannot be deactivated or deleted, with a clear error', async () => {
    const last = error(400, 'mutability')
    const off = { op: 'replace', path: 'active', value: false }
    expect(await patch(admin.userId, off)).toMatchObject(last)
    expect(await ask('DELETE', `/Users/${admin.userId}`)).toMatchObject(last)
    const email = admin.email
    expect(await ask('PUT', `/Users/${admin.userId}`, { userName: email, active: false })).toMatchObject(last)

    const other = await api.makeUser({ account: 'directory', role: 'ACC_ADMIN' })
    expect((await patch(other.userId, off)).status).toBe(200)
  })

  test('of another account is not found, and one of higher rank cannot be changed', async () => {
    const stranger = await api.makeUser({ account: 'stranger' })
    expect(await ask('GET', `/Users/${stranger.userId}`)).toMatchObject(error(404))
    expect(await patch(stranger.userId, { op: 'replace', path: 'active', value: false })).toMatchObject(error(404))
    expect(await ask('DELETE', `/Users/${stranger.userId}`)).toMatchObject(error(404))
    const operator = await api.makeUser({ account: 'directory', role: 'SUPER_ADMIN' })

    expect(await ask('DELETE', `/Users/${operator.userId}`)).toMatchObject(error(403))
  })

  test.each([
    ['/Users?filter=userName%20co%20%22a%22', 'invalidFilter'],
    ['/Users?filter=password%20eq%20%22a%22', 'invalidFilter'],
    [`/Users?filter=${encodeURIComponent('userName eq "\\x"')}`, 'invalidFilter'],
  ])('%s is refused', async (path, scimType) => {
    expect(await ask('GET', path)).toMatchObject(error(400, scimType))
  })

  test.each([
    [{ Operations: [] }, 'invalidSyntax'],
    [{ Operations: [{ op: 'move', path: 'active' }] }, 'invalidSyntax'],
    [{ Operations: [{ op: 'remove' }] }, 'invalidPath'],
    [{ Operations: [{ op: 'replace', path: 'active[', value: 1 }] }, 'invalidPath'],
    [{ Operations: [{ op: 'replace', path: 'active', value: 'perhaps' }] }, 'invalidValue'],
    [{ Operations: [{ op: 'remove', path: 'userName' }] }, 'invalidValue'],
  ])('a PATCH %j is refused', async (body, scimType) => {
    expect(await ask('PATCH', `/Users/${admin.userId}`, body)).toMatchObject(error(400, scimType))
  })

  test('with malformed JSON is refused with the protocol’s error', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
    const reply = await api.app.inject({ method: 'POST', url: '/api/scim/v2/Users', headers, payload: '{"' })

    expect({ status: reply.statusCode, body: reply.json() }).toMatchObject(error(400, 'invalidSyntax'))
  })
})

describe('an address', () => {
  test('that the directory replaces: the earlier one is told and can undo it for seven days, and sessions end', async () => {
    const fellow = await api.signIn({ account: 'directory', role: 'ACC_ADMIN' })
    const before = fellow.email
    const reply = await patch(fellow.userId, { op: 'replace', path: 'userName', value: 'taken.over@example.com' })
    expect(reply).toMatchObject({ status: 200, body: { userName: 'taken.over@example.com' } })
    expect((await fellow.call(userCalls.me, {})).status).toBe(401)

    await mail.work()
    const told = mail.to(before).at(-1)
    expect(told?.raw).toContain('taken.over')
    const query = told?.link?.searchParams
    const link = { userId: query?.get('i') ?? '', token: query?.get('t') ?? '' }
    const undo = await api.call(authentication.undoEmail, { body: link })
    expect(undo.status).toBe(200)
    const [row] = await api.db.select().from(users).where(eq(users.userId, fellow.userId))
    expect(row?.email).toBe(before)
  })

  test('that was replaced is told although its user is deactivated, and gets the account back', async () => {
    const fellow = await api.makeUser({ account: 'directory' })
    const value = 'replaced@example.com'
    await patch(fellow.userId, { op: 'replace', value: { userName: value, active: false } })

    await mail.work()
    const told = mail.to(fellow.email).at(-1)
    expect(told?.raw).toContain('X-Portal-Mail: address-replaced')
    const query = told?.link?.searchParams
    const body = { userId: query?.get('i') ?? '', token: query?.get('t') ?? '' }
    expect((await api.call(authentication.undoEmail, { body })).status).toBe(200)
    const [row] = await api.db.select().from(users).where(eq(users.userId, fellow.userId))
    expect(row).toMatchObject({ email: fellow.email, status: 'DEACTIVATED' })
  })

  test('of a stranger is invited as rarely as in every other way', async () => {
    const { token: bearer } = await withToken('inviting')
    const statuses: number[] = []
    for (let person = 0; person < 60; person++) {
      const user = { schemas: [USER], userName: `stranger${person}@elsewhere.example`, active: true }
      statuses.push((await ask('POST', '/Users', user, bearer)).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true)
  })

  test('is no address with two @', async () => {
    const user = { ...bjensen('two'), userName: 'a@b@example.com' }
    expect(await ask('POST', '/Users', user)).toMatchObject(error(400, 'invalidValue'))
  })

  test('filters by names of the program’s own objects are refused like any other name', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      for (const path of ['/Users', '/Groups']) {
        const reply = await ask('GET', `${path}?filter=${encodeURIComponent(`${name} eq "x"`)}`)
        expect(reply).toMatchObject(error(400, 'invalidFilter'))
      }
    }
  })
})

describe('a group', () => {
  test('is created with members, changed by each form of PATCH, and deleted', async () => {
    const one = await create('member1')
    const two = await create('member2')
    const made = await ask('POST', '/Groups', {
      schemas: [GROUP],
      displayName: 'Tour Guides',
      members: [{ value: one }],
    })
    expect(made).toMatchObject({ status: 201, body: { displayName: 'Tour Guides', members: [{ value: one }] } })
    const path = `/Groups/${made.body.id}`
    const change = async (...Operations: object[]) => {
      const { body } = await ask('PATCH', path, { schemas: [PATCH], Operations })
      return body.members.map(({ value }: { value: string }) => value)
    }
    expect((await ask('GET', `/Users/${one}`)).body.groups).toMatchObject([{ value: made.body.id }])

    expect(await change({ op: 'add', path: 'members', value: [{ value: two }] })).toEqual([one, two])
    expect(await change({ op: 'remove', path: `members[value eq "${one}"]` })).toEqual([two])
    expect(await change({ op: 'remove', path: 'members', value: [{ value: two }] })).toEqual([])
    expect(await change({ op: 'replace', path: 'members', value: [{ value: one }, { value: one }] })).toEqual([one])
    expect((await ask('PUT', path, { displayName: 'Guides', members: [] })).body).toMatchObject({
      displayName: 'Guides',
    })
    const { body } = await ask('GET', '/Groups?excludedAttributes=members&filter=displayName%20eq%20%22guides%22')
    expect(body.Resources).toMatchObject([{ id: made.body.id }])
    expect(body.Resources[0]).not.toHaveProperty('members')

    expect((await ask('DELETE', path)).status).toBe(204)
    expect(await api.db.$count(userGroups, eq(userGroups.userGroupId, made.body.id))).toBe(0)
    expect(await api.db.$count(memberships, eq(memberships.userGroupId, made.body.id))).toBe(0)
  })

  test('is asked for a member, and read without its members', async () => {
    const [member, other] = [await create('member'), await create('other')]
    const group = { schemas: [GROUP], displayName: 'Asked', members: [{ value: member }] }
    const { id } = (await ask('POST', '/Groups', group)).body
    const found = async (userId: string) => {
      const filter = encodeURIComponent(`id eq "${id}" and members eq "${userId}"`)
      return (await ask('GET', `/Groups?filter=${filter}`)).body.totalResults
    }

    expect([await found(member), await found(other)]).toEqual([1, 0])
    expect((await ask('GET', `/Groups/${id}?excludedAttributes=members`)).body).not.toHaveProperty('members')
    const plain = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const reply = await api.app.inject({ method: 'DELETE', url: `/api/scim/v2/Groups/${id}`, headers: plain })
    expect(reply.statusCode).toBe(204)
  })

  test('cannot have members of other accounts, and is not found from there', async () => {
    const stranger = await api.makeUser({ account: 'stranger' })
    const body = { displayName: 'Mixed', members: [{ value: stranger.userId }] }
    expect(await ask('POST', '/Groups', body)).toMatchObject(error(400, 'invalidValue'))
    const made = await ask('POST', '/Groups', { displayName: 'Ours' })
    const foreign = await withToken('foreign')

    expect(await ask('GET', `/Groups/${made.body.id}`, undefined, foreign.token)).toMatchObject(error(404))
    expect(await ask('DELETE', `/Groups/${made.body.id}`, undefined, foreign.token)).toMatchObject(error(404))
  })
})
