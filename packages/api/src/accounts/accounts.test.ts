import { randomUUID } from 'node:crypto'
import { accounts, audit, userGroups, users } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
const refusal = (status: number, code: string) => ({ status, body: { success: false, code } })
const operator = () => api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
const list = (person: Person, body = {}) => person.call(accounts.list, { body })
const create = (person: Person, body = {}) =>
  person.call(accounts.create, { body: { accountName: `Institute ${randomUUID()}`, accountType: 'NON-COM', ...body } })
const update = (person: Person, id: string, body: object, headers = {}) =>
  person.call(accounts.update, { params: { id }, body }, { headers })
const remove = (person: Person, id: string) => person.call(accounts.remove, { params: { id } })

describe('accounts', () => {
  test('are created, changed by version and deleted by the operator', async () => {
    const person = await operator()
    const { body, headers } = await create(person, { accountName: 'Botanic Garden' })
    const id = body.account.accountId

    expect(body).toMatchObject({
      message: 'Account successfully created.',
      account: { accountName: 'Botanic Garden', accountType: 'NON-COM', users: 0, hasAdministrator: false },
    })
    expect(headers.etag).toBe('"1"')
    const changed = await update(person, id, { accountType: 'COM' }, { 'if-match': '"1"' })
    expect(changed.body.account).toMatchObject({ accountName: 'Botanic Garden', accountType: 'COM', version: 2 })
    const late = await update(person, id, { accountName: 'X' }, { 'if-match': '"1"' })
    expect(late).toMatchObject(refusal(409, 'STALE_VERSION'))
    expect(late.body.current).toMatchObject({ version: 2 })
    expect((await remove(person, id)).body.message).toBe('Account successfully deleted.')
    expect(await remove(person, id)).toMatchObject(refusal(404, 'NOT_FOUND'))
  })

  test('get unique ids, even if created in the same millisecond', async () => {
    const person = await operator()
    const made = await Promise.all(Array.from({ length: 8 }, () => create(person)))

    expect(new Set(made.map(({ body }) => body.account.accountId)).size).toBe(8)
  })

  test('are listed by name and filtered by type and name, ignoring case and treating quotes and wildcards as text', async () => {
    const person = await operator()
    const tag = randomUUID().slice(0, 8)
    for (const [accountName, accountType] of [
      [`${tag} b_1`, 'COM'],
      [`${tag} A`, 'NON-COM'],
      [`${tag} c`, 'COM'],
    ]) {
      await create(person, { accountName, accountType })
    }
    const names = async (filter: object) =>
      (await list(person, { filter })).body.rows.map(({ accountName }) => accountName.slice(9))

    expect(await names({ accountName: tag.toUpperCase() })).toEqual(['A', 'b_1', 'c'])
    expect(await names({ accountName: tag, accountType: ['COM'] })).toEqual(['b_1', 'c'])
    expect(await names({ accountName: `${tag} _` })).toEqual([])
    expect(await names({ accountName: "' or 1=1 --" })).toEqual([])
    expect((await list(person, { sort: { operator: 'asc' } })).body.errors?.[0]?.path).toMatch(/^sort/)
    expect((await list(person, { filter: { operator: true } })).body.errors).toMatchObject([
      { path: 'filter.operator' },
    ])
  })

  test('with users or assessments cannot be deleted; the error says what is in them', async () => {
    const person = await operator()
    const { accountId } = (await create(person)).body.account
    const admin = await api.signIn({ account: accountId, role: 'ACC_ADMIN' })
    await admin.call(userGroups.create, { body: { name: 'Group' } })
    const reply = await remove(person, accountId)

    expect(reply).toMatchObject(refusal(409, 'ACCOUNT_NOT_EMPTY'))
    expect(reply.body.errors).toEqual([{ path: 'users', message: '1 user' }])
    expect((await admin.call(users.me, {})).status).toBe(200)
  })

  test('without an administrator are marked in the list', async () => {
    const person = await operator()
    const { accountId, accountName } = (await create(person)).body.account
    const shown = async () => (await list(person, { q: accountName })).body.rows[0]
    await api.makeUser({ account: accountId })

    expect(await shown()).toMatchObject({ users: 1, hasAdministrator: false })
    await api.makeUser({ account: accountId, role: 'ACC_ADMIN' })
    expect(await shown()).toMatchObject({ users: 2, hasAdministrator: true })
  })

  test.each(['operator', 'accountId', 'version', 'lastAssessmentNumber'])(
    'cannot be created with %s',
    async (field) => {
      const person = await operator()
      expect((await create(person, { [field]: true })).body.errors).toMatchObject([{ path: field }])
    },
  )

  test('are managed only by the operator, not by an account’s administrator', async () => {
    const admin = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
    for (const reply of [
      await list(admin),
      await create(admin),
      await update(admin, admin.accountId, { accountName: 'X' }),
      await remove(admin, admin.accountId),
    ]) {
      expect(reply).toMatchObject(refusal(403, 'USER_INVALID_AUTHENTICATION_FORBIDDEN'))
    }
  })
})

test('the country of an account is set by its administrator, known to its users, and recorded', async () => {
  const admin = await api.signIn({ account: 'lab', role: 'ACC_ADMIN' })
  const user = await api.signIn({ account: 'lab' })
  const set = (country: string | null) => admin.call(accounts.setCountry, { body: { country } })
  expect((await admin.call(accounts.country, {})).body).toEqual({ country: null })
  expect((await user.call(accounts.setCountry, { body: { country: 'DE' } })).status).toBe(403)
  expect(await set('QQ')).toMatchObject({ status: 422, body: { errors: [{ path: 'country' }] } })
  expect((await set('de')).status).toBe(200)

  expect((await admin.call(accounts.country, {})).body).toEqual({ country: 'DE' })
  expect((await user.call(users.me, {})).body.accountCountry).toBe('DE')
  const { body } = await admin.call(audit.list, { body: { q: 'ACCOUNT_COUNTRY' } })
  expect(body.rows).toMatchObject([{ details: { changed: { country: 'DE' }, before: { country: null } } }])
})
