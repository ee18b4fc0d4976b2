import { singleSignOn } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { users } from '../db/schema.ts'
import { type Claims, startIdentityProvider } from './servers/identityProvider.ts'
import type { Person, startApi } from './startApi.ts'

export const DOMAIN = 'institute.example'

export const ada = { sub: 'ada', email: `ada@${DOMAIN}`, email_verified: true, given_name: 'Ada', family_name: 'Byron' }
export const refused = { status: 422, body: { code: 'PROVIDER_REFUSED' } }

/** The calls with which a browser signs in at a provider. */
function browsersOf(api: ReturnType<typeof startApi>) {
  /** Begins a sign-in in a new browser; `cookie` is the cookie it receives. */
  async function begin(email: string) {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/authentication/single-sign-on/begin',
      payload: { email },
      remoteAddress: `198.18.7.${Math.floor(Math.random() * 250)}`,
    })
    const cookie = reply.cookies.find(({ name }) => name === 'sign-in-elsewhere')
    return { status: reply.statusCode, body: reply.json(), cookie: cookie?.value ?? '' }
  }

  async function finish(answer: string, cookie: string, remoteAddress = '198.18.8.1') {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/authentication/single-sign-on/finish',
      payload: { answer },
      headers: { cookie: `sign-in-elsewhere=${cookie}` },
      remoteAddress,
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return { begin, finish }
}

/** An account that signs in at a provider of its own, and browsers that do. */
export function startSignOn(api: ReturnType<typeof startApi>) {
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>
  let admin: Person
  let settings: { issuer: string; clientId: string; clientSecret: string; domain: string }
  const { begin, finish } = browsersOf(api)

  beforeAll(async () => {
    provider = await startIdentityProvider('http://localhost:3000/signed-in-elsewhere')
    admin = await api.signIn({ account: 'institute', role: 'ACC_ADMIN' })
    await setEmail(admin.userId, `head@${DOMAIN}`)
    await admin.confirm()
    settings = { issuer: provider.issuer, clientId: 'portal', clientSecret: 'provider-secret', domain: DOMAIN }
    await admin.call(singleSignOn.save, { body: settings })
    await confirmed('institute', DOMAIN)
    expect((await admin.call(singleSignOn.enable, { body: { enabled: true } })).status).toBe(200)
  })
  afterAll(() => provider.close())

  const setEmail = (userId: string, email: string) =>
    api.db.update(users).set({ email }).where(eq(users.userId, userId))

  async function confirmed(accountId: string, domain: string) {
    const operator = await api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
    await operator.confirm()
    return operator.call(singleSignOn.confirmDomain, { body: { accountId, domain } })
  }

  async function signInAs(claims: Claims) {
    provider.signInAs(claims)
    const { body, cookie } = await begin(
      claims.email.match(/@/g)?.length === 1 && claims.email.endsWith(`@${DOMAIN}`) ? claims.email : `x@${DOMAIN}`,
    )
    return finish(await provider.visit(body.url), cookie)
  }

  return {
    get provider() {
      return provider
    },
    /** The administrator who set the provider up. */
    get admin() {
      return admin
    },
    get settings() {
      return settings
    },
    setEmail,
    confirmed,
    begin,
    finish,
    signInAs,
    /** Why people were not signed in, as the administrator sees it, newest first. */
    refusals: async () => (await admin.call(singleSignOn.read, {})).body.refusals,
  }
}
