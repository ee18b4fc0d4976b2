import { createHmac } from 'node:crypto'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { AddressNotAllowed, resolvePublic } from '../http/publicAddresses.ts'

type Message = { address: string; messageId: string; body: string; secret: Buffer }

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

/**
 * Posts a signed message. Redirects are answers like others, never followed; what takes longer than 10 s or answers more
 * than 64 kB is cut off. The connection goes to the address that was checked, whatever the name leads to a moment later.
 */
export async function postMessage(message: Message, privateAllowed: boolean): Promise<ReceiverAnswer> {
  try {
    const url = new URL(message.address)
    if (url.protocol !== 'https:' && !privateAllowed) throw new AddressNotAllowed()
    const checked = await resolvePublic(url.hostname, privateAllowed)
    return await send(url, checked, message)
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

class TooMuch extends Error {}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressNotAllowed) return 'not allowed'
  if (error instanceof TooMuch) return 'too much'
  return error instanceof Error && error.name === 'AbortError' ? 'timeout' : 'no answer'
}

type Checked = Awaited<ReturnType<typeof resolvePublic>>

function send(url: URL, { address, family }: Checked, message: Message): Promise<ReceiverAnswer> {
  const seconds = Math.floor(Date.now() / 1000)
  const { body, messageId, secret } = message
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: false,
      lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'ABS-Portal',
        'webhook-id': messageId,
        'webhook-timestamp': seconds,
        'webhook-signature': signatureOf(secret, { messageId, seconds, body }),
      },
    })
    request.on('error', reject)
    request.on('response', (response) =>
      readToEnd(response).then(() => resolve({ status: response.statusCode ?? 0 }), reject),
    )
    request.end(body)
  })
}

/** The answer is read to its end and forgotten: shown to anybody, it could tell of what the portal alone can reach. */
async function readToEnd(response: IncomingMessage): Promise<void> {
  let length = 0
  for await (const chunk of response) {
    length += (chunk as Buffer).length
    if (length > LONGEST_ANSWER) throw new TooMuch()
  }
}
