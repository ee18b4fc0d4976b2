import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { AppError, errorBody } from '../errors.ts'
import { traceparentOf } from './tracing.ts'

/** Answers, in the common error format, what Node refuses before there is a request (its event `clientError`). */
export function answerProtocolError({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const refusal = new AppError(BY_NODE_CODE.get(code ?? '') ?? 'MALFORMED')
  const { status } = ERRORS[refusal.code]
  const requestId = randomUUID()
  const body = JSON.stringify(errorBody(refusal, requestId))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    `x-request-id: ${requestId}`,
    `traceparent: ${traceparentOf({})}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const BY_NODE_CODE: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries({
    HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
    ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  }),
)

/**
 * Handles what Node would answer with an empty body: a missing, repeated or malformed Host is refused like other malformed
 * requests (RFC 9112, 3.2; Node's own check is off), and an unknown Expect is ignored (RFC 9110, 10.1.1).
 */
export function answerInsteadOfNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw }) => {
    const [host, ...others] = hostsIn(raw.rawHeaders)
    // A request of HTTP/1.0 may have none.
    const isValid = host === undefined ? raw.httpVersion === '1.0' : HOST.test(host)
    if (!isValid || others.length > 0) throw new AppError('MALFORMED')
  })
}

/**
 * A host name, IPv4 address or bracketed IPv6 address, with or without a port. RFC 3986 allows more signs in a name, among
 * them the comma, which makes a list of hosts look like one.
 */
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** The values of all Host headers; names and values take turns. */
const hostsIn = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_text, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
