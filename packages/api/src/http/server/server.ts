import type { Readable } from 'node:stream'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Settings } from '../../shared/settings/settings.ts'
import { BROTLI, checkedJson } from '../cachedResponse.ts'
import { AppError, answer, answerErrors, toRefusal } from '../errors.ts'
import { refuseLoneSurrogates } from '../loneSurrogates.ts'
import { answerInLanguages } from './languages.ts'
import { answerInsteadOfNode, answerProtocolError } from './protocolErrors.ts'
import { listenToAnswers, trackRequests } from './requests.ts'
import { addSecurityHeaders } from './security.ts'
import { FILE_WITHIN_MS, limitTime } from './timeLimits.ts'
import { requestIdOf, traceparentOf, traceRequests } from './tracing.ts'

const BODY_LIMIT = 256 * 1024
/**
 * Longer than any URL that Node reads, so that a parameter's length is checked by its schema, which names the field.
 */
const MAX_PARAM_LENGTH = 64 * 1024

type ServerSettings = Pick<Settings, 'trustProxy' | 'publicUrl' | 'answerSeconds'>

/**
 * A server with what all features share: security headers, cookies, validation, errors and logging. What a request
 * passes, in this order:
 * 1. `onRequest`: its language; an id and a span (tracing.ts); its time limit (timeLimits.ts); refused while the server
 *    closes (requests.ts); security headers; a place among all requests (limits.ts); then, per endpoint, who calls and
 *    whether they may (guard.ts), and the user's rate limit (limits.ts).
 * 2. The body is received, without a place.
 * 3. `preValidation`: the same language and span again, because a body ends the asynchronous context; text that cannot
 *    be stored is refused (loneSurrogates.ts); places of the network, the account and the process (limits.ts).
 * 4. Parameters and body are validated by the contract, and the handler works in the turn of its account (serve.ts).
 * 5. `onSend`: the response is checked and compressed, its places are free.
 * 6. When its connection closes, everything it held is freed, also if the caller has gone (requests.ts).
 */
export async function createServer(
  { trustProxy, publicUrl, answerSeconds }: ServerSettings,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // The limit for receiving a whole file; that of other requests (limitTime) includes their body.
    requestTimeout: FILE_WITHIN_MS,
    http: { requireHostHeader: false },
    // On a busy machine a plugin may take longer than Fastify's ten seconds. The start has a time-out of its own.
    pluginTimeout: 0,
    loggerInstance: logger,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
    // trackRequests refuses these requests in the common error format instead.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: answerProtocolError,
    // Without the hooks of traceRequests, because there is no route.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ 'x-request-id': request.id, traceparent: traceparentOf(request.headers) })
      return answer(toRefusal(error), request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        checkedJson(schema, value),
  )
  app.decorateRequest('actor', null)
  answerInLanguages(app)
  app.addContentTypeParser('application/octet-stream', readStream)
  answerErrors(app)
  listenToAnswers(app)
  traceRequests(app)
  answerInsteadOfNode(app)
  limitTime(app, answerSeconds * 1000)
  trackRequests(app)
  await addSecurityHeaders(app, publicUrl)
  app.addHook('preValidation', async (request) => {
    const { receives } = request.routeOptions.config
    // A stream has no text to check, and traversing it would never end.
    refuseLoneSurrogates(receives ? { query: request.query, params: request.params, body: undefined } : request)
  })
  await addPlugins(app)
  forbidCaching(app)
  return app
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  // Compresses responses only: a small compressed request could unpack beyond the body limit.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false, brotliOptions: BROTLI })
  await app.register(cookie)
  // A last resort for a server that cannot keep up, not a limit that a busy machine reaches. An interval without a
  // sample counts as an infinite delay, so one blocked second must not fill a whole interval.
  await app.register(underPressure, { maxEventLoopDelay: 5_000, sampleInterval: 10_000, retryAfter: 10 })
}

/** Responses depend on the caller's permissions, so none is cached unless its route says so. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}

/** Passes the stream on if the route accepts one. */
function readStream(
  request: FastifyRequest,
  stream: Readable,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (request.routeOptions.config.receives === 'application/octet-stream') done(null, stream)
  else done(new AppError('UNSUPPORTED_MEDIA_TYPE'))
}
