import { authentication, factors, passkeys } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema.ts'
import { softAuthenticator } from '../../testing/softAuthenticator.ts'
import { PASSWORD, type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
const optionsOf = async () => (await api.call(passkeys.proofOptions, {})).body.options
const signIn = (passkey: ReturnType<ReturnType<typeof softAuthenticator>['prove']>) =>
  api.call(authentication.loginByPasskey, { body: { passkey } })
const refused = { status: 422, body: { code: 'PASSKEY_NOT_VALID' } }

async function add(person: Person, device = softAuthenticator(), deviation = {}) {
  const { options } = (await person.call(passkeys.begin, {})).body
  const passkey = device.create(options, deviation)
  return person.call(passkeys.add, { body: { name: 'Laptop in the lab', passkey } })
}

async function withPasskey() {
  const person = await api.signIn()
  await person.confirm()
  const device = softAuthenticator()
  const { recoveryCodes } = (await add(person, device)).body
  const { rows } = (await person.call(passkeys.list, {})).body
  return { person, device, recoveryCodes, id: String(rows[0]?.passkeyId) }
}

test('a passkey is added after confirming identity, then listed, renamed, used and removed', async () => {
  const stranger = await api.signIn()
  expect((await stranger.call(passkeys.begin, {})).body.code).toBe('CONFIRMATION_REQUIRED')
  const { person, device, recoveryCodes, id } = await withPasskey()
  expect(recoveryCodes).toHaveLength(10)

  expect((await stranger.call(passkeys.rename, { params: { id }, body: { name: 'Mine' } })).status).toBe(404)
  expect((await person.call(passkeys.rename, { params: { id }, body: { name: 'Telephone' } })).status).toBe(200)
  expect((await signIn(device.prove(await optionsOf()))).body.user).toMatchObject({ userId: person.userId })
  const { rows } = (await person.call(passkeys.list, {})).body
  expect(rows).toMatchObject([{ name: 'Telephone', usedAt: expect.any(String) }])

  expect((await person.call(passkeys.remove, { params: { id } })).status).toBe(200)
  expect(await signIn(device.prove(await optionsOf()))).toMatchObject(refused)
  expect((await person.call(factors.read, {})).body.recoveryCodesLeft).toBe(0)
})

test('a second passkey leaves the recovery codes as they are; the same passkey is not added twice', async () => {
  const { person, device } = await withPasskey()

  expect((await add(person)).body.recoveryCodes).toEqual([])
  expect(await add(person, device)).toMatchObject(refused)
})

test('a proof works once, even when it is sent twice concurrently', async () => {
  const { device } = await withPasskey()
  const proof = device.prove(await optionsOf())
  const replies = await Promise.all([signIn(proof), signIn(proof)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await signIn(proof)).toMatchObject(refused)
})

test.each([
  { what: 'of another website', deviation: { origin: 'https://evil.example' } },
  { what: 'of another port of the host', deviation: { origin: 'http://localhost:3001' } },
  { what: 'for another host', deviation: { rpId: 'evil.example' } },
  { what: 'whose counter did not increase, as with a cloned key', deviation: { counter: 4 } },
  { what: 'of a device that did not verify its user', deviation: { userVerified: false } },
])('a proof $what is refused', async ({ deviation }) => {
  const { device } = await withPasskey()
  expect((await signIn(device.prove(await optionsOf(), { counter: 5 }))).status).toBe(200)

  expect(await signIn(device.prove(await optionsOf(), { counter: 6, ...deviation }))).toMatchObject(refused)
})

test('a proof for a challenge that the portal did not issue, or issued for another purpose, is refused', async () => {
  const { person, device } = await withPasskey()
  expect(await signIn(device.prove({ challenge: Buffer.from('mine').toString('base64url') }))).toMatchObject(refused)

  const { options } = (await person.call(passkeys.begin, {})).body
  expect(await signIn(device.prove(options))).toMatchObject(refused)
})

test('a signature by another device is refused', async () => {
  const { device } = await withPasskey()
  const { id, rawId } = device.prove(await optionsOf())

  expect(await signIn({ ...softAuthenticator().prove(await optionsOf()), id, rawId })).toMatchObject(refused)
})

test('a new passkey made for another user, or on another website, is not added', async () => {
  const { person } = await withPasskey()
  const other = await api.signIn()
  await other.confirm()
  const { options } = (await other.call(passkeys.begin, {})).body
  const passkey = softAuthenticator().create(options)

  expect(await person.call(passkeys.add, { body: { name: 'Not mine', passkey } })).toMatchObject(refused)
  expect(await add(person, softAuthenticator(), { origin: 'https://evil.example' })).toMatchObject(refused)
})

test('a passkey is required after the password, like any second factor', async () => {
  const { person, device, recoveryCodes } = await withPasskey()
  const other = await withPasskey()
  const login = (more = {}) =>
    api.call(authentication.login, { body: { email: person.email, password: PASSWORD, ...more } })
  expect((await login()).body.code).toBe('FACTOR_REQUIRED')

  expect((await login({ passkey: other.device.prove(await optionsOf()) })).body.code).toBe('FACTOR_NOT_VALID')
  expect((await login({ passkey: device.prove(await optionsOf()) })).status).toBe(200)
  expect((await login({ code: recoveryCodes[0] })).status).toBe(200)
})

test("a passkey confirms the user's identity in place of the password; another user's passkey does not", async () => {
  const { person, device } = await withPasskey()
  const other = await withPasskey()
  const again = await signIn(device.prove(await optionsOf()))
  const headers = { authorization: `Bearer ${again.body.accessToken}` }
  const confirm = async (by: ReturnType<typeof softAuthenticator>) =>
    api.call(authentication.confirm, { body: { passkey: by.prove(await optionsOf()) } }, { headers })
  expect((await api.call(passkeys.begin, {}, { headers })).body.code).toBe('CONFIRMATION_REQUIRED')

  expect((await confirm(other.device)).body.code).toBe('PASSKEY_NOT_VALID')
  expect((await api.call(passkeys.begin, {}, { headers })).body.code).toBe('CONFIRMATION_REQUIRED')
  expect((await confirm(device)).status).toBe(200)
  expect((await api.call(passkeys.begin, {}, { headers })).status).toBe(200)
  expect(person.userId).not.toBe(other.person.userId)
})

test('five wrong passkeys or passwords block further confirmations, but not signing in', async () => {
  const { person, device } = await withPasskey()
  const other = await withPasskey()
  const again = await signIn(device.prove(await optionsOf()))
  const headers = { authorization: `Bearer ${again.body.accessToken}` }
  const confirm = async (by: ReturnType<typeof softAuthenticator>) =>
    api.call(authentication.confirm, { body: { passkey: by.prove(await optionsOf()) } }, { headers })
  const wrong: number[] = []
  for (let count = 0; count < 4; count++) wrong.push((await confirm(other.device)).status)
  wrong.push((await api.call(authentication.confirm, { body: { password: 'wrong' } }, { headers })).status)
  expect(wrong).toEqual([422, 422, 422, 422, 422])

  expect(await confirm(device)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect((await api.call(passkeys.begin, {}, { headers })).body.code).toBe('CONFIRMATION_REQUIRED')
  expect((await signIn(device.prove(await optionsOf()))).body.user).toMatchObject({ userId: person.userId })
})

test('the passkey of a deactivated user no longer signs in', async () => {
  const { person, device } = await withPasskey()
  await api.db.update(users).set({ status: 'DEACTIVATED' }).where(eq(users.userId, person.userId))

  expect((await signIn(device.prove(await optionsOf()))).body.code).toBe('AUTHENTICATION_DEACTIVATED')
})
