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

/**
 * Lets users of the demo company sign in at an identity provider only, which replaces an earlier one, so that the
 * administrators are told; returns how to let them use passwords again.
 */
export async function signInElsewhere(admin: Call, operator: Call, issuer: string): Promise<() => Promise<void>> {
  const { accountId } = await admin<{ accountId: string }>('GET', '/users/me')
  for (const at of [`${issuer}/earlier`, issuer]) {
    await admin('PUT', '/authentication/single-sign-on', {
      issuer: at,
      clientId: 'portal',
      clientSecret: DEMO_ADMIN.password,
      domain: DOMAIN,
    })
    await operator('POST', '/authentication/single-sign-on/confirm-domain', { accountId, domain: DOMAIN })
  }
  await admin('PUT', '/authentication/single-sign-on/enabled', { enabled: true })
  return async () => {
    await admin('DELETE', '/authentication/single-sign-on')
  }
}

const MOVED = `dpt-user@${DOMAIN}`

/** Lets the directory of the demo company give a user another address, and the earlier one back. */
export async function replaceAddress(portal: string, admin: Call): Promise<void> {
  const { token, apiToken } = await admin<{ token: string; apiToken: { tokenId: string } }>('POST', '/tokens', {
    name: 'Directory',
    scopes: ['scim'],
    days: 30,
  })
  const { rows } = await admin<{ rows: { userId: string }[] }>('POST', '/users/list', { q: MOVED })
  for (const value of [`moved@${DOMAIN}`, MOVED]) {
    const answer = await fetch(`${portal}/api/scim/v2/Users/${rows[0]?.userId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify({ Operations: [{ op: 'replace', path: 'userName', value }] }),
    })
    if (!answer.ok) throw new Error(`The directory was answered ${answer.status}: ${await answer.text()}`)
  }
  await admin('DELETE', `/tokens/${apiToken.tokenId}`)
}
