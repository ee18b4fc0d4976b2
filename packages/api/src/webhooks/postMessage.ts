import { createHmac } from 'node:crypto'
import { AddressNotAllowed } from '../http/publicAddresses.ts'
import { requestPublic, TooMuch } from '../http/publicRequest.ts'

/** `secrets`: the current one, and the previous one while receivers may still use it. */
type Message = { address: string; messageId: string; body: string; secrets: readonly Buffer[] }

/** `failure`: why there is no response, without any content from the receiver. */
export type ReceiverAnswer = { status: number; failure?: undefined } | { status?: undefined; failure: DeliveryFailure }
export type DeliveryFailure = 'not allowed' | 'timeout' | 'no answer' | 'too much'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024

/**
 * Signs a message according to the Standard Webhooks specification (v1, symmetric): over id, time and body, so that an
 * old message cannot be replayed with a new time.
 */
export function signatureOf(secret: Buffer, { messageId, seconds, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${messageId}.${seconds}.${body}`).digest('base64')}`
}
type Signed = { messageId: string; seconds: number; body: string }

/** Where messages may go; any port if `ports` is undefined. */
export type Reachable = { privateAllowed: boolean; ports?: readonly number[] | undefined }

/** Posts a signed message to a public address; aborts if it takes longer than 10 s or the response exceeds 64 kB. */
export async function postMessage(message: Message, reach: Reachable): Promise<ReceiverAnswer> {
  try {
    return await send(message, reach)
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressNotAllowed) return 'not allowed'
  if (error instanceof TooMuch) return 'too much'
  return error instanceof Error && error.name === 'AbortError' ? 'timeout' : 'no answer'
}

/** Returns only the status of the response: its content could reveal what only the portal can reach (SSRF). */
async function send({ address, messageId, body, secrets }: Message, reach: Reachable): Promise<ReceiverAnswer> {
  const seconds = Math.floor(Date.now() / 1000)
  const { status } = await requestPublic({
    url: new URL(address),
    method: 'POST',
    body: Buffer.from(body),
    ...reach,
    longestAnswer: MAX_ANSWER_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'ABS-Portal',
      'webhook-id': messageId,
      'webhook-timestamp': seconds,
      'webhook-signature': secrets.map((secret) => signatureOf(secret, { messageId, seconds, body })).join(' '),
    },
  })
  return { status }
}
