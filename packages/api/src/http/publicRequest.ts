import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { AddressNotAllowed, resolvePublic } from './publicAddresses.ts'

/** A request to a URL that users of the portal chose. `privateAllowed` also permits private networks and plain HTTP. */
type PublicRequest = {
  url: URL
  method: string
  headers: { readonly [name: string]: string | number }
  body?: Uint8Array | undefined
  signal: AbortSignal
  privateAllowed: boolean
  /** The ports to which it may go; any if left out. */
  ports?: readonly number[] | undefined
  /** In bytes; a longer response throws TooMuch. */
  longestAnswer: number
}

export type PublicAnswer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

export class TooMuch extends Error {}

/**
 * Sends a request to exactly the IP address that was checked, even if the name resolves differently a moment later (DNS
 * rebinding). Never follows redirects. Throws AddressNotAllowed and TooMuch.
 */
export async function requestPublic(sent: PublicRequest): Promise<PublicAnswer> {
  const { url, privateAllowed } = sent
  if (url.protocol !== 'https:' && !(privateAllowed && url.protocol === 'http:')) throw new AddressNotAllowed()
  if (sent.ports && !sent.ports.includes(portOf(url))) throw new AddressNotAllowed()
  return send(sent, await resolvePublic(url.hostname, privateAllowed))
}

/** The port of an address; without one, that of its protocol. */
export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

type ResolvedAddress = Awaited<ReturnType<typeof resolvePublic>>

function send(sent: PublicRequest, { address, family }: ResolvedAddress): Promise<PublicAnswer> {
  const { url, method, headers, body, signal, longestAnswer } = sent
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method,
      signal,
      agent: false,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
    })
    request.on('error', reject)
    request.on('response', (response) => readAnswer(response, longestAnswer).then(resolve, reject))
    request.end(body)
  })
}

async function readAnswer(response: IncomingMessage, longestAnswer: number): Promise<PublicAnswer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    length += (chunk as Buffer).length
    if (length > longestAnswer) throw new TooMuch()
  }
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}
