import { authentication, SCIM_PATH, singleSignOn, users as userCalls } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accounts, identityProviders, sessions, users } from '../../db/schema.ts'
import { AddressNotAllowed } from '../../http/publicAddresses.ts'
import { PASSWORD, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { ada, DOMAIN, refused, startSignOn } from '../../testing/startSignOn.ts'
import { publicFetch } from './publicFetch.ts'

const api = startApi({ PRIVATE_PROVIDERS: 'on' })
const mail = startMail(api)
const elsewhere = startSignOn(api)
const { setEmail, confirmed, begin, finish, signInAs, refusals } = elsewhere

/** Confirms the session of the access token by signing in again, as the user whom the provider currently names. */
async function confirmAs(accessToken: string, { asked = [] as string[], answeredAfterMs = 0 } = {}) {
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await api.app.inject({ method: 'POST', url: '/api/authentication/single-sign-on/confirm', headers })
  const cookie = reply.cookies.find(({ name }) => name === 'sign-in-elsewhere')?.value ?? ''
  const url = new URL(reply.json().url)
  asked.push(`${url.searchParams.get('prompt')} ${url.searchParams.get('max_age')}`)
  const answer = await elsewhere.provider.visit(url.href)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + answeredAfterMs })
  return finish(answer, cookie).finally(() => vi.useRealTimers())
}

describe('signing in at the provider', () => {
  test('creates a user with the lowest role the first time, and recognises them later', async () => {
    const first = await signInAs(ada)
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email: ada.email, firstName: 'Ada', lastName: 'Byron' } },
    })
    expect(first.body.user).toMatchObject({ role: 'GUEST_USER', accountId: 'institute', mustAddFactor: false })
    expect(first.body.user.signsInElsewhere).toBe(true)

    const again = await signInAs({ ...ada, email: `countess@${DOMAIN}` })
    expect(again.body.user).toMatchObject({ userId: first.body.user.userId, email: ada.email })
  })

  test('links an existing user of the account, whose password becomes void', async () => {
    const person = await api.signIn({ account: 'institute', role: 'DPT_ADMIN' })
    await setEmail(person.userId, `bo@${DOMAIN}`)
    const { body } = await signInAs({ sub: 'bo', email: `BO@${DOMAIN}`, email_verified: true })
    expect(body.user).toMatchObject({ userId: person.userId, role: 'DPT_ADMIN' })

    const [row] = await api.db.select().from(users).where(eq(users.userId, person.userId))
    expect(row?.passwordHash).toBeNull()
    expect((await person.call(userCalls.me, {})).status).toBe(401)
    const headers = { authorization: `Bearer ${body.accessToken}` }
    const change = () => api.call(userCalls.updateMe, { body: { email: 'bo@home.example' } }, { headers })
    expect((await change()).body.code).toBe('CONFIRMATION_REQUIRED')
    expect((await confirmAs(body.accessToken)).status).toBe(200)
    expect((await change()).body.errors).toMatchObject([{ path: 'email' }])
  })

  test('is what the mail of "Forgot password" points to; the emergency administrator gets a reset link', async () => {
    await signInAs(ada)
    for (const email of [ada.email, `head@${DOMAIN}`]) {
      await api.call(authentication.resetPassword, { body: { email, oldPassword: 'forgotten' } })
    }
    await mail.work()
    const toAda = mail.to(ada.email).at(-1)
    const toHead = mail.to(`head@${DOMAIN}`).at(-1)
    expect(toAda?.raw).toContain('Subject: Sign in with your organisation')
    expect(toAda?.raw).not.toContain('reset-password')
    expect(toHead?.raw).toContain('/reset-password?')
  })

  test('creates one user for two concurrent tabs', async () => {
    const email = `twice@${DOMAIN}`
    elsewhere.provider.signInAs({ sub: 'twice', email, email_verified: true })
    const begun = [await begin(email), await begin(email)]
    const answers = await Promise.all(begun.map(({ body }) => elsewhere.provider.visit(body.url)))
    const replies = await Promise.all(answers.map((answer, index) => finish(answer, begun[index]?.cookie ?? '')))

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await api.db.$count(users, eq(users.email, email))).toBe(1)
  })

  test('is not offered for an email without a provider in use', async () => {
    expect(await begin('somebody@example.org')).toMatchObject({ status: 200, body: { url: null }, cookie: '' })
  })
})

describe('confirming a sensitive change', () => {
  const sessionsOf = async (email: string) =>
    api.db
      .select({ confirmedAt: sessions.confirmedAt })
      .from(sessions)
      .innerJoin(users, eq(users.userId, sessions.userId))
      .where(eq(users.email, email))

  test('requires signing in again at the provider in the same session; the first sign-in does not count', async () => {
    const email = `di@${DOMAIN}`
    const { body } = await signInAs({ sub: 'di', email, email_verified: true })
    expect(await sessionsOf(email)).toEqual([{ confirmedAt: null }])
    const asked: string[] = []
    const reply = await confirmAs(body.accessToken, { asked })
    expect(asked).toEqual(['login 0'])
    expect(reply).toMatchObject({ status: 200, body: { user: null, accessToken: null } })
    expect(await sessionsOf(email)).toEqual([{ confirmedAt: expect.any(Date) }])
  })

  test('fails if another user signs in, or the sign-in was minutes ago', async () => {
    const email = `ed@${DOMAIN}`
    const { body } = await signInAs({ sub: 'ed', email, email_verified: true })
    elsewhere.provider.signInAs({ sub: 'ada', email: ada.email, email_verified: true })
    expect(await confirmAs(body.accessToken)).toMatchObject(refused)
    elsewhere.provider.signInAs({ sub: 'ed', email, email_verified: true })
    expect(await confirmAs(body.accessToken, { answeredAfterMs: 3 * 60_000 })).toMatchObject(refused)
    expect(await sessionsOf(email)).toEqual([{ confirmedAt: null }])
  })

  test('uses the password if the user has one', async () => {
    expect((await elsewhere.admin.call(singleSignOn.beginConfirmation, {})).body.url).toBeNull()
  })
})

describe('a password', () => {
  const login = (email: string, password = PASSWORD) =>
    api.call(authentication.login, { body: { email, password } }, { address: '198.18.9.9' })

  test('is refused with the same error for every address of the domain, known or not', async () => {
    const person = await api.makeUser({ account: 'institute' })
    await setEmail(person.userId, `known@${DOMAIN}`)
    const replies = [
      await login(`known@${DOMAIN}`),
      await login(`known@${DOMAIN}`, 'wrong'),
      await login(`no@${DOMAIN}`),
    ]

    for (const { body } of replies) expect(body.code).toBe('SINGLE_SIGN_ON_REQUIRED')
  })

  test('works for the administrator who switched single sign-on on, and for guests in other accounts', async () => {
    expect((await login(`head@${DOMAIN}`)).status).toBe(200)
    expect((await login(`head@${DOMAIN}`, 'wrong')).body.code).toBe('SINGLE_SIGN_ON_REQUIRED')
    const person = await api.makeUser({ account: 'partner' })
    await setEmail(person.userId, `guest@${DOMAIN}`)

    expect((await login(`guest@${DOMAIN}`)).status).toBe(200)
  })
})

describe('a provider that', () => {
  test.each([
    { what: 'does not vouch for the address', lie: { email_verified: false } },
    { what: 'names an address of another domain', lie: { email: 'eve@bank.example' } },
    { what: 'names a domain that only looks similar', lie: { email: `eve@${DOMAIN}.evil.example` } },
    { what: 'names an address of a subdomain', lie: { email: `eve@sub.${DOMAIN}` } },
  ])('$what signs no one in', async ({ lie }) => {
    const claims = { sub: 'eve', email: `eve@${DOMAIN}`, email_verified: true, ...lie }

    expect(await signInAs(claims)).toMatchObject(refused)
    expect(await api.db.$count(users, eq(users.email, claims.email))).toBe(0)
  })

  test('names another subject for a known address signs no one in', async () => {
    const email = `cy@${DOMAIN}`
    expect((await signInAs({ sub: 'cy', email, email_verified: true })).status).toBe(200)

    expect(await signInAs({ sub: 'not cy', email, email_verified: true })).toMatchObject(refused)
  })

  test('names an address of another account signs no one in', async () => {
    const person = await api.makeUser({ account: 'partner' })
    await setEmail(person.userId, `theirs@${DOMAIN}`)
    const reply = await signInAs({ sub: 'theirs', email: `theirs@${DOMAIN}`, email_verified: true })

    expect(reply.body.code).toBe('EMAIL_IN_OTHER_ACCOUNT')
  })

  test('is down causes a clear error; the emergency administrator can still sign in', async () => {
    const begun = await begin(ada.email)
    await elsewhere.provider.close()
    expect(await begin(ada.email)).toMatchObject({ status: 422, body: { code: 'PROVIDER_UNAVAILABLE' } })
    const state = new URL(begun.body.url).searchParams.get('state')
    expect((await finish(`code=x&state=${state}`, begun.cookie)).body.code).toBe('PROVIDER_UNAVAILABLE')
    expect((await elsewhere.admin.call(singleSignOn.test, {})).body.code).toBe('PROVIDER_UNAVAILABLE')
    expect((await refusals()).slice(0, 2)).toMatchObject(
      ['unavailable', 'unavailable'].map((cause) => ({ email: ada.email, cause })),
    )
    await elsewhere.provider.listen()

    expect((await signInAs(ada)).status).toBe(200)
  })

  test('is in a private network or without TLS is not called unless the operator allows it', async () => {
    const strict = publicFetch(false)
    const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
    for (const url of [
      elsewhere.provider.issuer,
      elsewhere.provider.issuer.replace('http:', 'https:'),
      'https://localhost/',
    ]) {
      await expect(strict(url, options)).rejects.toThrow(AddressNotAllowed)
    }
    expect(
      (await publicFetch(true)(`${elsewhere.provider.issuer}/.well-known/openid-configuration`, options)).status,
    ).toBe(200)
  })

  test('rotates its keys is asked for the new ones', async () => {
    elsewhere.provider.renew()

    expect((await signInAs(ada)).status).toBe(200)
  })
})

describe('an answer', () => {
  async function answered() {
    elsewhere.provider.signInAs(ada)
    const { body, cookie } = await begin(ada.email)
    return { url: String(body.url), cookie }
  }

  test('is accepted once, even when replayed concurrently', async () => {
    const { url, cookie } = await answered()
    const answer = await elsewhere.provider.visit(url)
    const before = await refusals()
    const replies = await Promise.all([finish(answer, cookie), finish(answer, cookie)])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await finish(answer, cookie)).toMatchObject(refused)
    expect(await refusals()).toEqual(before)
  })

  test('that is refused ends its request, too: it is told once, and the right one comes too late', async () => {
    const { url, cookie } = await answered()
    const answer = await elsewhere.provider.visit(url)
    const wrong = answer.replace(/code=[^&]+/, 'code=made-up')
    expect(await finish(wrong, cookie)).toMatchObject(refused)
    const told = await refusals()
    expect(told[0]).toMatchObject({ cause: 'answer' })

    for (const late of [wrong, answer]) expect(await finish(late, cookie)).toMatchObject(refused)
    expect(await refusals()).toEqual(told)
  })

  test("to another browser's request is refused, and so is one without its cookie; the account is told of neither", async () => {
    const mine = await answered()
    const theirs = await answered()
    const answer = await elsewhere.provider.visit(theirs.url)
    const before = await refusals()

    for (const cookie of [mine.cookie, '', 'made-up']) expect(await finish(answer, cookie)).toMatchObject(refused)
    expect(await finish(answer.replace(/state=[^&]+/, 'state=made-up'), theirs.cookie)).toMatchObject(refused)
    expect(await refusals()).toEqual(before)
    expect((await finish(answer, theirs.cookie)).status).toBe(200)
  })

  test('that comes again and again from one address is refused without a look at it; colleagues there are not', async () => {
    const { url } = await answered()
    const answer = await elsewhere.provider.visit(url)
    const address = '198.18.8.2'
    const statuses: number[] = []
    for (let call = 0; call < 25; call++) statuses.push((await finish(answer, '', address)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)

    for (let signIn = 0; signIn < 25; signIn++) {
      const { url, cookie } = await answered()
      expect((await finish(await elsewhere.provider.visit(url), cookie, address)).status).toBe(200)
    }
  })

  test('with another nonce or PKCE challenge is refused', async () => {
    for (const parameter of ['nonce', 'code_challenge']) {
      const { url, cookie } = await answered()
      const changed = new URL(url)
      changed.searchParams.set(parameter, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')

      expect(await finish(await elsewhere.provider.visit(changed.href), cookie)).toMatchObject(refused)
    }
  })

  test('of a deactivated user is refused', async () => {
    const claims = { sub: 'gone', email: `gone@${DOMAIN}`, email_verified: true }
    await signInAs(claims)
    await api.db.update(users).set({ status: 'DEACTIVATED' }).where(eq(users.email, claims.email))

    expect((await signInAs(claims)).body.code).toBe('AUTHENTICATION_DEACTIVATED')
  })
})

describe('the settings', () => {
  const administrator = async (account: string) => {
    const person = await api.signIn({ account, role: 'ACC_ADMIN' })
    await person.confirm()
    return person
  }

  test('are saved without revealing the secret; another issuer needs its own secret', async () => {
    const other = await administrator('saving')
    const body = { ...elsewhere.settings, domain: 'saving.example' }
    const saved = await other.call(singleSignOn.save, { body })
    expect(JSON.stringify(saved.body)).not.toContain('provider-secret')
    const [row] = await api.db.select().from(identityProviders).where(eq(identityProviders.accountId, 'saving'))
    expect(row?.clientSecret).not.toContain('provider-secret')

    const { clientSecret: _, ...kept } = body
    expect((await other.call(singleSignOn.save, { body: kept })).status).toBe(200)
    const moved = await other.call(singleSignOn.save, { body: { ...kept, issuer: 'https://evil.example' } })
    expect(moved.body.errors).toMatchObject([{ path: 'clientSecret' }])
    const hasty = await api.signIn({ account: 'saving', role: 'ACC_ADMIN' })
    expect((await hasty.call(singleSignOn.save, { body })).body.code).toBe('CONFIRMATION_REQUIRED')
  })

  test('take effect once the domain is verified, which only one account can do', async () => {
    const other = await administrator('claiming')
    await other.call(singleSignOn.save, { body: { ...elsewhere.settings, domain: DOMAIN } })
    expect((await other.call(singleSignOn.enable, { body: { enabled: true } })).body.code).toBe('DOMAIN_NOT_VERIFIED')
    expect((await other.call(singleSignOn.verifyDomain, {})).body.errors).toMatchObject([{ path: 'domain' }])
    expect((await confirmed('claiming', DOMAIN)).body.code).toBe('DOMAIN_TAKEN')
    expect((await confirmed('claiming', 'another.example')).status).toBe(404)

    expect((await signInAs(ada)).body.user).toMatchObject({ accountId: 'institute' })
  })

  test('that are switched off or removed let users sign in with passwords again', async () => {
    const other = await administrator('leaving')
    await setEmail(other.userId, 'head@leaving.example')
    await other.call(singleSignOn.save, { body: { ...elsewhere.settings, domain: 'leaving.example' } })
    await confirmed('leaving', 'leaving.example')
    await other.call(singleSignOn.enable, { body: { enabled: true } })
    const person = await api.makeUser({ account: 'leaving' })
    await setEmail(person.userId, 'li@leaving.example')
    const login = () => api.call(authentication.login, { body: { email: 'li@leaving.example', password: PASSWORD } })
    expect((await login()).body.code).toBe('SINGLE_SIGN_ON_REQUIRED')

    await other.call(singleSignOn.enable, { body: { enabled: false } })
    expect((await login()).status).toBe(200)
    expect((await other.call(singleSignOn.remove, {})).status).toBe(200)
    const { body } = await other.call(singleSignOn.read, {})
    expect(body.singleSignOn).toBeNull()
    expect(new URL(body.directoryAddress).pathname).toBe(SCIM_PATH)
    expect(await api.db.$count(accounts, eq(accounts.accountId, 'leaving'))).toBe(1)
  })
})
