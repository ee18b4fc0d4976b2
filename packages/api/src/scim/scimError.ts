import { ERRORS } from '@portal/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError, sendRetryAfter, toRefusal } from '../http/errors.ts'

/** The error types of RFC 7644, section 3.12, that the portal uses. */
type ScimType = 'invalidFilter' | 'uniqueness' | 'mutability' | 'invalidSyntax' | 'invalidPath' | 'invalidValue'

/** An error in the protocol's own terms. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** Answers errors in the format of RFC 7644, section 3.12. Bugs are logged, and their response reveals nothing. */
export function answerScimErrors(scope: FastifyInstance): void {
  scope.setNotFoundHandler(async () => {
    throw new ScimError(404, 'There is nothing at this path.')
  })
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof ScimError ? error : toRefusal(error)
    if (refusal instanceof AppError) sendRetryAfter(reply, refusal)
    const { status, message, scimType } = refusal instanceof AppError ? toScim(refusal) : refusal
    if (status === 500) request.log.error({ err: error }, 'unexpected')
    const body = { schemas: [ERROR_SCHEMA], status: String(status), detail: message, ...(scimType && { scimType }) }
    return reply.status(status).type('application/scim+json').send(JSON.stringify(body))
  })
}

function toScim(refusal: AppError): ScimError {
  const { code, message } = refusal
  if (code === 'USER_LAST_ADMINISTRATOR') return new ScimError(400, message, 'mutability')
  if (code === 'MALFORMED') return new ScimError(400, message, 'invalidSyntax')
  return new ScimError(ERRORS[code].status, message)
}
