import { ERRORS, type ErrorBody, type ErrorCode, type FieldError } from '@portal/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { translate } from '../text/translate.ts'
import { isUnavailable, reasonOf, sqlStateOf } from './databaseErrors.ts'

type Details = { errors?: FieldError[]; current?: unknown; retryAfter?: number }

/** A refusal the caller can act on. Anything else that is thrown is a bug, answered as GENERIC. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(translate(`errors.${code}`))
    this.code = code
    this.details = details
  }
}

/** The one refusal of input that is readable and wrong; each error names its field. */
export const invalid = (errors: FieldError[]): AppError => new AppError('INVALID_INPUT', { errors })

/** Every failure leaves in the one shape of the contract; bugs are logged with the request id and say nothing. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.code === 'GENERIC') request.log.error({ err: error }, 'unexpected')
    if (refusal.code === 'UNAVAILABLE') request.log.warn({ reason: reasonOf(error) }, 'not available')
    if (refusal.code === 'STORAGE_FULL')
      request.log.error({ reason: reasonOf(error) }, 'no space left for the database')
    if (ERRORS[refusal.code].status === FORBIDDEN)
      request.log.info(`refused: ${refusal.code}, user ${request.actor?.userId ?? 'unknown'}`)
    return answer(refusal, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answer(new AppError('NOT_FOUND'), request, reply))
}

const FORBIDDEN = 403

/** PostgreSQL's code of a disk that is full. */
const DISK_FULL = '53100'
const FULL_RETRY_AFTER_S = 60

/** Retry-After while the database is unavailable, in seconds. */
const RETRY_AFTER_S = 2

/** Sends a refusal; also used for what Fastify refuses before any route is known. */
export function answer(refusal: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { code, details } = refusal
  const seconds = details.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_S : undefined)
  if (seconds !== undefined) void reply.header('retry-after', seconds)
  return reply
    .status(ERRORS[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal, request.id))
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
  if (sqlStateOf(error) === DISK_FULL) return new AppError('STORAGE_FULL', { retryAfter: FULL_RETRY_AFTER_S })
  if (isUnavailable(error)) return new AppError('UNAVAILABLE')
  return new AppError(isUnstorable(error) ? 'MALFORMED' : codeOf(error))
}

/** Text with a NUL in it: JSON can carry it, PostgreSQL has no place for it, in text (22021) or in jsonb (22P05). */
function isUnstorable({ cause }: FastifyError): boolean {
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === '22021' || code === '22P05'
}

type Issue = NonNullable<FastifyError['validation']>[number]

/** Each field once, with what is wrong with it first. */
function fieldErrors({ validation = [], validationContext = 'body' }: FastifyError): FieldError[] {
  const messages = new Map<string, string>()
  const found = validation
    .toSorted((a, b) => Number(isOfAnyNumber(a)) - Number(isOfAnyNumber(b)))
    .flatMap((issue) =>
      fieldsOf(issue).map((path) => ({ path: path || validationContext, message: issue.message ?? 'Not valid.' })),
    )
  for (const { path, message } of found) if (!messages.has(path)) messages.set(path, message)
  return [...messages].map(([path, message]) => ({ path, message }))
}

/** zod says of a whole number that no computer could count so far, besides the limits of the field itself. */
const isOfAnyNumber = ({ params }: Issue): boolean => (params as { origin?: unknown }).origin === 'int'

/** zod reports unknown fields on the object that has them; the caller wants each by its name. */
function fieldsOf({ instancePath, params }: Issue): string[] {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const { keys } = params as { keys?: unknown }
  return Array.isArray(keys) ? keys.map((key) => [path, key].filter(Boolean).join('.')) : [path]
}

/**
 * Fastify and its plugins refuse by status: a body that is no JSON, too large, of another type, or under pressure; a file
 * outside its folder (403), or not as the caller's conditions want it.
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
