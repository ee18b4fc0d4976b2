import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { decodeJwt, importJWK, SignJWT } from 'jose'
import Provider from 'oidc-provider'

export type Claims = {
  sub: string
  email: string
  email_verified?: boolean
  xms_edov?: unknown
  given_name?: string
  family_name?: string
}

const newKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

const CLAIMS = {
  openid: ['sub'],
  email: ['email', 'email_verified', 'xms_edov'],
  profile: ['given_name', 'family_name'],
}

type Response = Parameters<ReturnType<Provider['callback']>>[1]
type Change = (claims: { [name: string]: unknown }) => { [name: string]: unknown }

/** Changes the claims of the ID token in the response of the token endpoint. */
function resignWith(key: ReturnType<typeof newKey>, change: Change, response: Response): void {
  const end: (text: string) => unknown = response.end.bind(response)
  const resigned = async (body: string) => {
    const { id_token: idToken, ...others } = JSON.parse(body)
    const signed = await new SignJWT(change(decodeJwt(idToken)))
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(await importJWK(key, 'RS256'))
    const text = JSON.stringify({ ...others, id_token: signed })
    response.setHeader('content-length', Buffer.byteLength(text))
    end(text)
  }
  Object.assign(response, { end: (body: unknown) => void resigned(String(body)) })
}

/** A real OpenID Connect provider on loopback that signs in the configured user without interaction. */
export async function startIdentityProvider(redirectUri: string) {
  let user: Claims = { sub: '', email: '', email_verified: true }
  let changed: Change | undefined
  let key = newKey()
  let handle: ReturnType<Provider['callback']> = async () => undefined
  const server: Server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://127.0.0.1:${port}`

  /** Starts a new provider at the same address, with new keys. */
  const renew = () => {
    key = newKey()
    const provider = new Provider(issuer, {
      clients: [{ client_id: 'portal', client_secret: 'provider-secret', redirect_uris: [redirectUri] }],
      jwks: { keys: [key] },
      cookies: { keys: [randomUUID()] },
      pkce: { required: () => true },
      claims: CLAIMS,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: () => ({ accountId: user.sub, claims: () => ({ ...user }) }),
      loadExistingGrant: async (context) => {
        const { client, session } = context.oidc
        const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    const callback = provider.callback()
    handle = async (request, response) => {
      if (changed && request.url === '/token') resignWith(key, changed, response)
      if (!request.url?.startsWith('/interaction/')) return callback(request, response)
      await provider.interactionFinished(request, response, { login: { accountId: user.sub } })
    }
  }
  renew()

  return {
    issuer,
    renew,
    /** With `change`, the ID token has other claims than the provider gave it; it is signed by the provider's key. */
    signInAs: (next: Claims, change?: Change) => {
      user = next
      changed = change
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    listen: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    /** Follows a URL like a browser until the provider redirects it back; returns the query of that URL. */
    visit: (url: string) => visit(issuer, url),
  }
}

async function visit(issuer: string, url: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = new URL(url)
  while (next.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, issuer)
  }
  return next.search.slice(1)
}
