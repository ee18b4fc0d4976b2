import { createHmac } from 'node:crypto'
import { AddressNotAllowed } from '../http/publicAddresses.ts'
import { requestPublic, TooMuch } from '../http/publicRequest.ts'

/** `secrets`: the present one, and the one before while receivers may still know that alone. */
type Message = { address: string; messageId: string; body: string; secrets: readonly Buffer[] }

/** `failure`: why there is no answer, without anything that the other side said. */
export type ReceiverAnswer = { status: number; failure?: undefined } | { status?: undefined; failure: DeliveryFailure }
export type DeliveryFailure = 'not allowed' | 'timeout' | 'no answer' | 'too much'

const TIMEOUT_MS = 10_000
const LONGEST_ANSWER = 64 * 1024

/**
 * The signature of a message as the Standard Webhooks specification (v1, symmetric) has it: over id, time and body, so that
 * an old message cannot be replayed under a new time.
 */
export function signatureOf(secret: Buffer, { messageId, seconds, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${messageId}.${seconds}.${body}`).digest('base64')}`
}
type Signed = { messageId: string; seconds: number; body: string }

/** Posts a signed message to a public address; what takes longer than 10 s or answers more than 64 kB is cut off. */
export async function postMessage(message: Message, privateAllowed: boolean): Promise<ReceiverAnswer> {
  try {
    return await send(message, privateAllowed)
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressNotAllowed) return 'not allowed'
  if (error instanceof TooMuch) return 'too much'
  return error instanceof Error && error.name === 'AbortError' ? 'timeout' : 'no answer'
}

/** The answer is forgotten but for its status: shown to anybody, it could tell of what the portal alone can reach. */
async function send({ address, messageId, body, secrets }: Message, privateAllowed: boolean): Promise<ReceiverAnswer> {
  const seconds = Math.floor(Date.now() / 1000)
  const { status } = await requestPublic({
    ...{ url: new URL(address), method: 'POST', body: Buffer.from(body) },
    ...{ privateAllowed, longestAnswer: LONGEST_ANSWER, signal: AbortSignal.timeout(TIMEOUT_MS) },
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
