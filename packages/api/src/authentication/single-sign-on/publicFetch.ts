import type * as oidc from 'openid-client'
import { requestPublic } from '../../http/publicRequest.ts'

const TIMEOUT_MS = 8_000
const MAX_ANSWER_BYTES = 1024 * 1024

/** The `fetch` of the OpenID Connect client: refuses addresses in private networks, unless the operator allows them. */
export const publicFetch =
  (privateAllowed: boolean) =>
  async (url: string, { method, headers, body, signal }: oidc.CustomFetchOptions): Promise<Response> => {
    const answer = await requestPublic({
      url: new URL(url),
      method,
      headers,
      privateAllowed,
      longestAnswer: MAX_ANSWER_BYTES,
      ...(body != null && {
        body: new Uint8Array(await new Response(body as ConstructorParameters<typeof Response>[0]).arrayBuffer()),
      }),
      signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    })
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((text): [string, string] => [name, text]),
      ),
    })
  }
