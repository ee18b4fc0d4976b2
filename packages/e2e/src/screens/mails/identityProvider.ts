import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEMO_ADMIN } from '../../testing/portal.ts'
import type { Call } from './caller.ts'

const DOMAIN = 'demo.example'

/** The address of an identity provider that only says what it can do, and how to end it. */
export async function startIdentityProvider(): Promise<{ issuer: string; close: () => void }> {
  let issuer = ''
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { issuer, close: () => server.close() }
}

/** Lets users of the demo company sign in at an identity provider only; returns how to let them use passwords again. */
export async function signInElsewhere(admin: Call, operator: Call, issuer: string): Promise<() => Promise<void>> {
  const { accountId } = await admin<{ accountId: string }>('GET', '/users/me')
  await admin('PUT', '/authentication/single-sign-on', {
    issuer,
    clientId: 'portal',
    clientSecret: DEMO_ADMIN.password,
    domain: DOMAIN,
  })
  await operator('POST', '/authentication/single-sign-on/confirm-domain', { accountId, domain: DOMAIN })
  await admin('PUT', '/authentication/single-sign-on/enabled', { enabled: true })
  return async () => {
    await admin('DELETE', '/authentication/single-sign-on')
  }
}
