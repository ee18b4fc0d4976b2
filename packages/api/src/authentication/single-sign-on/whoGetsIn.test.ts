import { authentication, singleSignOn, users as userCalls } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identities, identityProviders, users } from '../../db/schema.ts'
import type { Claims } from '../../testing/servers/identityProvider.ts'
import { startDns } from '../../testing/servers/nameServer.ts'
import { PASSWORD, type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { ada, DOMAIN, refused, startSignOn } from '../../testing/startSignOn.ts'

const api = startApi({ PRIVATE_PROVIDERS: 'on' })
const mail = startMail(api)
const elsewhere = startSignOn(api)
const { setEmail, confirmed, begin, finish, signInAs, refusals } = elsewhere
const newest = async () => (await refusals())[0]

describe('who gets in', () => {
  test('a user who moved to another account is no longer signed in by the provider of the earlier one', async () => {
    const claims = { sub: 'mover', email: `mover@${DOMAIN}`, email_verified: true }
    const first = await signInAs(claims)
    const { userId } = first.body.user
    const operator = await api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
    await api.makeUser({ account: 'elsewhere' })
    const moved = await operator.call(userCalls.update, { params: { id: userId }, body: { accountId: 'elsewhere' } })
    expect(moved.status).toBe(200)
    expect(await api.db.$count(identities, eq(identities.userId, userId))).toBe(0)

    expect((await signInAs(claims)).body.code).toBe('EMAIL_IN_OTHER_ACCOUNT')
    // An identity that an earlier release left does not count either.
    await api.db
      .insert(identities)
      .values({ userId, accountId: 'institute', issuer: elsewhere.provider.issuer, subject: 'mover' })
    expect((await signInAs(claims)).body.code).toBe('EMAIL_IN_OTHER_ACCOUNT')
    expect(await newest()).toMatchObject({ email: claims.email, cause: 'otherAccount' })
  })

  test('nobody above the rank of who configured the provider, and no super administrator', async () => {
    for (const role of ['SUPER_ADMIN', 'ACC_ADMIN'] as const) {
      const person = await api.signIn({ account: 'institute', role })
      const email = `${role.toLowerCase().replace('_', '-')}@${DOMAIN}`
      await setEmail(person.userId, email)
      const { configuredRole } = identityProviders
      const setRole = (value: typeof configuredRole._.data) =>
        api.db
          .update(identityProviders)
          .set({ configuredRole: value })
          .where(eq(identityProviders.accountId, 'institute'))
      await setRole(role === 'SUPER_ADMIN' ? 'SUPER_ADMIN' : 'DPT_ADMIN')
      expect(await signInAs({ sub: role, email, email_verified: true })).toMatchObject(refused)
      expect(await newest()).toMatchObject({ email, cause: 'rank' })
      const login = await api.call(authentication.login, { body: { email, password: PASSWORD } })
      expect(login.body.code).toBeUndefined()
      await setRole('ACC_ADMIN')
    }
  })

  test('an address without a word on whether it is verified counts by the setting, or where its domain is verified', async () => {
    const claims = { sub: 'entra', email: `entra@${DOMAIN}` }
    expect(await signInAs(claims)).toMatchObject(refused)
    expect(await newest()).toMatchObject({ email: claims.email, cause: 'unverified' })
    expect((await signInAs({ ...claims, xms_edov: true })).status).toBe(200)
    expect(await signInAs({ ...claims, xms_edov: true, email_verified: false })).toMatchObject(refused)
    const set = (acceptsUnverified: boolean) =>
      api.db.update(identityProviders).set({ acceptsUnverified }).where(eq(identityProviders.accountId, 'institute'))
    await set(true)
    expect((await signInAs(claims)).status).toBe(200)
    expect(await signInAs({ ...claims, email_verified: false })).toMatchObject(refused)
    await set(false)
  })

  test('no answer that was issued more than two minutes from now', async () => {
    const claims = { sub: 'ada', email: ada.email, email_verified: true }
    for (const [minutes, isAccepted] of [
      [1, true],
      [3, false],
      [-3, false],
    ] as const) {
      elsewhere.provider.signInAs(claims, (token) => ({ ...token, iat: Number(token.iat) + minutes * 60 }))
      const { body, cookie } = await begin(ada.email)
      const reply = await finish(await elsewhere.provider.visit(body.url), cookie)
      expect(reply.status).toBe(isAccepted ? 200 : 422)
      if (!isAccepted) expect(await newest()).toMatchObject({ cause: 'time' })
    }
    elsewhere.provider.signInAs(claims)
  })

  test('no address from one source with the word of another that it is verified', async () => {
    const email = `sources@${DOMAIN}`
    const signIn = async (inToken: Partial<Claims>, inUserInfo: Partial<Claims>) => {
      elsewhere.provider.signInAs({ sub: 'sources', email, ...inUserInfo }, (token) => ({ ...token, ...inToken }))
      const { body, cookie } = await begin(email)
      return finish(await elsewhere.provider.visit(body.url), cookie)
    }
    expect(await signIn({ email_verified: true }, {})).toMatchObject(refused)
    expect(await newest()).toMatchObject({ email, cause: 'unverified' })
    expect(await signIn({ email }, { email_verified: true })).toMatchObject(refused)
    expect((await signIn({}, { email_verified: true })).status).toBe(200)
    elsewhere.provider.signInAs(ada)
  })

  test('no provider whose address has credentials in it', async () => {
    const body = { ...elsewhere.settings, issuer: elsewhere.settings.issuer.replace('://', '://user:secret@') }
    const reply = await elsewhere.admin.call(singleSignOn.save, { body })
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'issuer' }] } })
  })

  test('a replaced provider whose domain has the TXT record, only if another administrator looks it up', async () => {
    const one = await api.signIn({ account: 'by-record', role: 'ACC_ADMIN' })
    const two = await api.signIn({ account: 'by-record', role: 'ACC_ADMIN' })
    await one.confirm()
    await two.confirm()
    const body = { ...elsewhere.settings, domain: 'by-record.example' }
    await one.call(singleSignOn.save, { body })
    await confirmed('by-record', body.domain)
    const saved = await one.call(singleSignOn.save, { body: { ...body, issuer: 'https://login.new.example' } })
    const dns = await startDns(body.domain, saved.body.singleSignOn.domainRecord)
    try {
      expect((await one.call(singleSignOn.verifyDomain, {})).body.code).toBe('SECOND_ADMINISTRATOR_REQUIRED')
      expect((await two.call(singleSignOn.verifyDomain, {})).body.singleSignOn).toMatchObject({
        domainVerifiedAt: expect.any(String),
        needsSecondPerson: false,
      })
    } finally {
      await dns.close()
    }
  })

  test('a replaced provider confirmed by the operator, only where the account has no second administrator', async () => {
    const one = await api.signIn({ account: 'alone', role: 'ACC_ADMIN' })
    const colleague = await api.makeUser({ account: 'alone', role: 'ACC_ADMIN' })
    await one.confirm()
    const body = { ...elsewhere.settings, domain: 'alone.example' }
    await one.call(singleSignOn.save, { body })
    await confirmed('alone', body.domain)
    await one.call(singleSignOn.save, { body: { ...body, issuer: 'https://login.new.example' } })
    expect((await confirmed('alone', body.domain)).body.code).toBe('SECOND_ADMINISTRATOR_REQUIRED')

    const role = 'GUEST_USER' as const
    await api.db.update(users).set({ role }).where(eq(users.userId, colleague.userId))
    expect((await confirmed('alone', body.domain)).status).toBe(200)
  })

  test('no address with two @', async () => {
    expect(await signInAs({ sub: 'two', email: `a@evil.example@${DOMAIN}`, email_verified: true })).toMatchObject(
      refused,
    )
    expect(await newest()).toMatchObject({ email: null, cause: 'noEmail' })
  })

  test('thirty colleagues behind one address', async () => {
    const statuses: number[] = []
    for (let person = 0; person < 30; person++) {
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/authentication/single-sign-on/begin',
        payload: { email: `colleague${person}@${DOMAIN}` },
        remoteAddress: '203.0.113.9',
      })
      statuses.push(reply.statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('a replaced provider after another administrator verified the domain; all administrators are told', async () => {
    const one = await api.signIn({ account: 'replacing', role: 'ACC_ADMIN' })
    const two = await api.signIn({ account: 'replacing', role: 'ACC_ADMIN' })
    await one.confirm()
    const body = { ...elsewhere.settings, domain: 'replacing.example' }
    await one.call(singleSignOn.save, { body })
    expect((await confirmed('replacing', body.domain)).status).toBe(200)
    const saved = await one.call(singleSignOn.save, { body: { ...body, issuer: 'https://login.evil.example' } })
    expect(saved.body.singleSignOn).toMatchObject({ domainVerifiedAt: null, needsSecondPerson: true, enabled: false })
    expect(await confirmed('replacing', body.domain)).toMatchObject({
      status: 409,
      body: { code: 'SECOND_ADMINISTRATOR_REQUIRED', message: expect.stringContaining('Another administrator') },
    })

    await mail.work()
    for (const { email } of [one, two]) expect(mail.to(email).at(-1)?.raw).toContain('provider of your')
    const removedAndSaved = async () => {
      await one.call(singleSignOn.remove, {})
      return one.call(singleSignOn.save, { body: { ...body, issuer: 'https://login.evil.example' } })
    }
    expect((await removedAndSaved()).body.singleSignOn.needsSecondPerson).toBe(true)

    const supers = [1, 2].map(() => api.signIn({ account: 'replacing', role: 'SUPER_ADMIN' }))
    const [first, second] = await Promise.all(supers)
    await first?.confirm()
    await second?.confirm()
    await first?.call(singleSignOn.save, { body: { ...body, issuer: 'https://login.other.example' } })
    const confirmBy = (person?: Person) =>
      person?.call(singleSignOn.confirmDomain, { body: { accountId: 'replacing', domain: body.domain } })
    expect((await confirmBy(first))?.body.code).toBe('SECOND_ADMINISTRATOR_REQUIRED')
    expect((await confirmBy(second))?.status).toBe(200)
  })
})
