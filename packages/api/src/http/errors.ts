import { ERRORS, type ErrorBody, type ErrorCode, type FieldError } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDiskFull } from '../data-dir/index.ts'
import { factsOf, isUnavailable, reasonOf, sqlStateOf } from './databaseErrors.ts'

/** `isExpected`: the operator need not be warned. `cause`: what the log names as the reason. */
type Details = {
  errors?: FieldError[]
  current?: unknown
  retryAfter?: number
  isExpected?: boolean
  cause?: unknown
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Called when something could not be saved, because there is no space for it. */
    fullListeners: ((store: FullStore) => void)[]
  }
}

/** A store that can run out of space. */
export type FullStore = 'database' | 'files'

const FULL: { readonly [code in ErrorCode]?: FullStore } = { STORAGE_FULL: 'database', FILES_FULL: 'files' }

/** An error on which the caller can act. Anything else that is thrown is a bug and answered as GENERIC. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(translate(`errors.${code}`), { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** The error for input that can be parsed but is wrong; each entry names its field. */
export const invalid = (errors: FieldError[]): AppError => new AppError('INVALID_INPUT', { errors })

/**
 * Answers every failure in the error format of the contract. Bugs are logged with the request id, and their response
 * reveals nothing.
 */
export function answerErrors(app: FastifyInstance): void {
  app.decorate('fullListeners', [])
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = isUnstorable(error) ? unstorable(request) : toRefusal(error)
    logFailure(error, refusal, request)
    const full = FULL[refusal.code]
    if (full && !refusal.details.isExpected) for (const listener of app.fullListeners) listener(full)
    return answer(refusal, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answer(new AppError('NOT_FOUND'), request, reply))
}

function logFailure(error: FastifyError, { code, details }: AppError, request: FastifyRequest): void {
  const { log, actor } = request
  if (isDisconnection(error, request)) log.info('the caller disconnected before the answer was sent')
  else if (code === 'GENERIC') log.error({ err: error }, 'unexpected')
  if (code === 'UNAVAILABLE' && !details.isExpected) log.warn(factsOf(error), 'not available')
  const full = FULL[code]
  if (full && !details.isExpected) log.error({ reason: reasonOf(error) }, `no space left for the ${full}`)
  if (ERRORS[code].status === FORBIDDEN) log.info(`refused: ${code}, user ${actor?.userId ?? 'unknown'}`)
}

/** A file that was not sent because the caller closed the connection while it was being made. */
const isDisconnection = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed

const FORBIDDEN = 403

/** The SQLSTATE for a full disk. */
const DATABASE_FULL = '53100'
const FULL_RETRY_AFTER_S = 60

/** Retry-After while the database is unavailable, in seconds. */
const RETRY_AFTER_S = 2

/** Sends an error, also for requests that Fastify refuses before a route is known. */
export function answer(refusal: AppError, request: FastifyRequest, reply: FastifyReply) {
  sendRetryAfter(reply, refusal)
  const { status } = ERRORS[refusal.code]
  if (status === TOO_LARGE) readToEnd(request, reply)
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal, request.id))
}

const TOO_LARGE = 413

/**
 * Reads and drops the rest of a body that is too large. On a connection that is closed while its caller is still sending,
 * TCP resets, and the answer is lost. The time that a file may take limits it.
 */
function readToEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'keep-alive')
  raw.resume()
}

export function sendRetryAfter(reply: FastifyReply, { code, details }: AppError): void {
  const seconds = details.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_S : undefined)
  if (seconds !== undefined) void reply.header('retry-after', seconds)
}

export function errorBody({ code, message, details: { errors, current } }: AppError, requestId: string): ErrorBody {
  return {
    success: false,
    code,
    message,
    requestId,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
  }
}

export function toRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(fieldErrors(error))
  if (sqlStateOf(error) === DATABASE_FULL) return new AppError('STORAGE_FULL', { retryAfter: FULL_RETRY_AFTER_S })
  // PostgreSQL reports its own disk by that code: what the portal itself writes are files.
  if (isDiskFull(error)) return new AppError('FILES_FULL', { retryAfter: FULL_RETRY_AFTER_S })
  if (isUnavailable(error)) return new AppError('UNAVAILABLE')
  return new AppError(codeOf(error))
}

/**
 * Text with a NUL character: JSON can carry it, but PostgreSQL can store it neither as text (22021) nor as jsonb
 * (22P05).
 */
function isUnstorable({ cause }: FastifyError): boolean {
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === '22021' || code === '22P05'
}

/** Names the fields with such text; without one, it stands in the query. */
function unstorable({ body }: FastifyRequest): AppError {
  const errors = fieldsWithNul(body).map(({ path, text }) => ({ path, message: translate('refusals.nul', { text }) }))
  return errors.length > 0 ? invalid(errors) : new AppError('MALFORMED')
}

/** A long text is recognised by how it begins. */
const BEGINNING = 60

type TextField = { readonly path: string; readonly text: string }

function fieldsWithNul(value: unknown, path = ''): TextField[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [{ path, text: value.replaceAll('\0', '').slice(0, BEGINNING) }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => fieldsWithNul(part, path ? `${path}.${key}` : key))
}

type Issue = NonNullable<FastifyError['validation']>[number]

/** One error per field, the most specific one. */
function fieldErrors({ validation = [], validationContext = 'body' }: FastifyError): FieldError[] {
  const messages = new Map<string, string>()
  const issues = validation
    .toSorted((a, b) => Number(isOfAnyNumber(a)) - Number(isOfAnyNumber(b)))
    .flatMap((issue) =>
      fieldsOf(issue).map((path) => ({ path: path || validationContext, message: issue.message ?? 'Not valid.' })),
    )
  for (const { path, message } of issues) if (!messages.has(path)) messages.set(path, message)
  return [...messages].map(([path, message]) => ({ path, message }))
}

/** zod's limit of safe integers, which it reports besides the limits of the field itself. */
const isOfAnyNumber = ({ params }: Issue): boolean => (params as { origin?: unknown }).origin === 'int'

/** zod reports unknown fields on the object that has them; the caller needs each by its path. */
function fieldsOf({ instancePath, params }: Issue): string[] {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const { keys } = params as { keys?: unknown }
  return Array.isArray(keys) ? keys.map((key) => [path, key].filter(Boolean).join('.')) : [path]
}

/**
 * Fastify and its plugins refuse by status: a body that is not JSON, is too large or has another type, a server under
 * pressure, a file outside its folder (403), or a failed precondition.
 */
function codeOf({ statusCode = 500 }: FastifyError): ErrorCode {
  return BY_STATUS[statusCode] ?? 'GENERIC'
}

const BY_STATUS: { [status: number]: ErrorCode } = {
  400: 'MALFORMED',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}
