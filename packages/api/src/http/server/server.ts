import type { Readable } from 'node:stream'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Settings } from '../../startup/settings.ts'
import { AppError, answer, answerErrors, toRefusal } from '../errors.ts'
import { refuseLoneSurrogates } from '../loneSurrogates.ts'
import { FILE_WITHIN_MS } from '../serve.ts'
import { answerInLanguages } from './languages.ts'
import { answerInsteadOfNode, answerProtocolError } from './protocolErrors.ts'
import { trackRequests } from './requests.ts'
import { addSecurityHeaders } from './security.ts'
import { refuseSurplus } from './surplus.ts'
import { requestIdOf, traceRequests } from './tracing.ts'

const BODY_LIMIT = 256 * 1024
/** More than Node reads of an address: how long a parameter may be says its schema, by name. */
const MAX_PARAM_LENGTH = 64 * 1024

type ServerSettings = Pick<Settings, 'trustProxy' | 'publicUrl' | 'requestsAtOnce' | 'answerSeconds'>

/** A server with everything that all features share: security headers, cookies, checks, errors, logging. */
export async function createServer(
  { trustProxy, publicUrl, requestsAtOnce, answerSeconds }: ServerSettings,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
    // Of a whole file that arrives; any other request has the limit of its handler, with its body.
    requestTimeout: FILE_WITHIN_MS,
    // Past it the caller gets 503, whatever the answer waits for.
    handlerTimeout: answerSeconds * 1000,
    // Refused in the shape of all errors, see trackRequests.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    http: { requireHostHeader: false },
    clientErrorHandler: answerProtocolError,
    frameworkErrors: (error, request, reply) => answer(toRefusal(error), request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', null)
  answerInLanguages(app)
  app.addContentTypeParser('application/octet-stream', readStream)
  answerErrors(app)
  answerInsteadOfNode(app)
  traceRequests(app)
  trackRequests(app, requestsAtOnce)
  refuseSurplus(app)
  await addSecurityHeaders(app, publicUrl)
  app.addHook('preValidation', async (request) => {
    const { receives } = request.routeOptions.config
    // A stream is no text, and to walk through one would never end.
    refuseLoneSurrogates(receives ? { query: request.query, params: request.params, body: undefined } : request)
  })
  // Answers only: a small request that unpacks to a large one would pass the limit of bodies.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(cookie)
  // A last resort for a server that no longer keeps up, not a limit that a busy machine meets. An interval without a
  // sample counts as endless, so one long second must not be a whole interval.
  await app.register(underPressure, { maxEventLoopDelay: 5_000, sampleInterval: 10_000, retryAfter: 10 })
  // Answers depend on the caller's permissions, so none is cached unless its route says so.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
  return app
}

/** Hands on the stream where the route reads one. */
function readStream(
  request: FastifyRequest,
  stream: Readable,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (request.routeOptions.config.receives === 'application/octet-stream') done(null, stream)
  else done(new AppError('UNSUPPORTED_MEDIA_TYPE'))
}
