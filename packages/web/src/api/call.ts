import type { CallInput, CallOutput, Endpoint } from '@portal/contract'
import { toApiError } from './ApiError.ts'
import { confirmIdentity } from './confirmation.ts'
import { renewSession } from './renew.ts'
import { type Input, send } from './send.ts'
import { cacheUser, getSession } from './session.ts'

export { ApiError } from './ApiError.ts'

/** `file`: the body of an endpoint that receives one. `ifMatch`: optimistic locking by the version that the change is based on; a newer one is answered with STALE_VERSION. */
type Precondition = Pick<Input, 'ifMatch' | 'file' | 'onSent' | 'signal'>

/**
 * Calls one endpoint of the contract. Throws an ApiError for every answer that is not a success, and the browser's
 * TypeError when the portal cannot be reached. A token that is missing or has run out is renewed once and the call
 * repeated once; if that is refused the session ends, and the guard leads to the sign-in screen.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Precondition,
): Promise<CallOutput<E>> {
  const sendOnce = () => sendRequest(endpoint, input)
  const response = await confirmed(await sendOnce(), sendOnce)
  if (!response.ok) throw await toApiError(response)
  return (await (endpoint.produces ? response.text() : response.json())) as CallOutput<E>
}

/** Repeats the call if the server required a confirmation and the user gave it. */
async function confirmed(response: Response, repeat: () => Promise<Response>): Promise<Response> {
  if (response.status !== 403) return response
  const { code } = await toApiError(response.clone())
  const { user } = getSession()
  // The account requires a second factor from now on: the guard leads to the screen that adds one.
  if (code === 'FACTOR_SETUP_REQUIRED' && user) cacheUser({ ...user, mustAddFactor: true })
  // The screen offered what the user may not do: the role was changed meanwhile, and comes with the new token.
  if (code === 'USER_INVALID_AUTHENTICATION_FORBIDDEN') await renewSession(getSession().token).catch(() => undefined)
  return code === 'CONFIRMATION_REQUIRED' && (await confirmIdentity()) ? repeat() : response
}

/** Sends one request, with a valid token if the endpoint asks for one, which is renewed if necessary. */
export async function sendRequest(endpoint: Endpoint, input: Input): Promise<Response> {
  if (endpoint.access === 'public') return send(endpoint, input, null)
  if (!getSession().token) await renewSession(null)
  const { token } = getSession()
  const response = await send(endpoint, input, token)
  if (response.status !== 401) return response
  await renewSession(token)
  return send(endpoint, input, getSession().token)
}
