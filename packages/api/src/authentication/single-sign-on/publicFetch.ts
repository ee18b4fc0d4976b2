import type * as oidc from 'openid-client'
import { resolvePublic } from '../../http/publicAddresses.ts'

/** Fetches addresses that users of the portal chose: never within the portal's own network, unless the operator allows it. */
export const publicFetch =
  (privateAllowed: boolean) =>
  async (url: string, options: oidc.CustomFetchOptions): Promise<Response> => {
    await resolvePublic(new URL(url).hostname, privateAllowed)
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit)
  }
