import type { ErrorBody, ErrorCode, FieldError } from '@portal/contract'
import i18next from 'i18next'

/** A refusal of the server. `message` is fit to be shown; `status` is the HTTP status. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[]
  /** The present state, where a change was refused because somebody else was faster. */
  readonly current: unknown

  constructor(status: number, body: Pick<ErrorBody, 'code' | 'message' | 'errors' | 'current'>) {
    super(body.message)
    this.code = body.code
    this.status = status
    this.fields = body.errors ?? []
    this.current = body.current
  }
}

/** Reads a failed answer. A proxy may answer with something that is not ours: that is a GENERIC failure. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return new ApiError(response.status, body)
  return new ApiError(response.status, { code: 'GENERIC', message: i18next.t('states.generic') })
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body
