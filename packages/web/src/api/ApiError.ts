import type { ErrorBody, ErrorCode, FieldError } from '@portal/contract'
import i18next from 'i18next'

/** An error response of the server. `message` is meant for the user; `status` is the HTTP status. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[]
  /** The present state, if the change was refused because it was based on an older version. */
  readonly current: unknown

  constructor(status: number, body: Pick<ErrorBody, 'code' | 'message' | 'errors' | 'current'>) {
    super(body.message)
    this.code = body.code
    this.status = status
    this.fields = body.errors ?? []
    this.current = body.current
  }
}

/** Reads an error response. Anything but the portal's own format, such as a proxy's page, becomes a GENERIC error. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return new ApiError(response.status, body)
  return new ApiError(response.status, { code: 'GENERIC', message: i18next.t('states.generic') })
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body

/**
 * The thing that an address names does not exist. An impossible name is refused as bad input; to the reader it is
 * as little there.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

/** Network failures and server errors may pass; a refusal (4xx) is final. */
export const isTemporary = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500
