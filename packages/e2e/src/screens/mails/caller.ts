/** Calls the API as one user, in one language. Throws for every answer but a success. */
export type Call = <Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>

type Credentials = { readonly email: string; readonly password: string }

/** Calls without a session. */
export const callerOf = (portal: string, language: string, token?: string): Call => {
  const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) }
  return async (method, path, body) => {
    const content = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    const answer = await fetch(`${portal}/api${path}`, { method, headers, ...content })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

/** Calls as a user who has just signed in and given the password again, as sensitive changes require. */
export async function signedIn(portal: string, language: string, { email, password }: Credentials): Promise<Call> {
  const login = { email, password }
  const { accessToken } = await callerOf(portal, language)<{ accessToken: string }>(
    'POST',
    '/authentication/login',
    login,
  )
  const call = callerOf(portal, language, accessToken)
  await call('POST', '/authentication/confirm', { password })
  return call
}
