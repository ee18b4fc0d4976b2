import { z } from 'zod'

/** Every error code that a caller can get, with its HTTP status. The text is `errors.<code>` in the catalogue. */
export const ERRORS = {
  GENERIC: { status: 500 },
  ACCOUNT_INVALID_NOT_FOUND: { status: 401 },
  USER_INVALID_AUTHENTICATION_FORBIDDEN: { status: 403 },
  USER_INVALID_ACCOUNT_FORBIDDEN: { status: 403 },
  USER_INVALID_ROLE_FORBIDDEN: { status: 403 },
  ASSESSMENT_NOT_FOUND: { status: 404 },
  NOT_FOUND: { status: 404 },
  VERSION_NOT_FOUND: { status: 404 },
  ACTIVATION_NOT_FOUND: { status: 404 },
  VERSION_NOT_DRAFT: { status: 409 },
  VERSION_ALREADY_ACTIVE: { status: 409 },
  VERSION_SECOND_PERSON: { status: 403 },
  VERSION_OUTDATED: { status: 409 },
  VERSION_NOT_VALID: { status: 422 },
  ENTRY_USED: { status: 409 },
  HAND_OVER_OVER: { status: 409 },
  COUNTRY_NOT_FOUND: { status: 404 },
  MALFORMED: { status: 400 },
  INVALID_INPUT: { status: 422 },
  AUTHENTICATION_REQUIRED: { status: 401 },
  AUTHENTICATION_FAILED: { status: 401 },
  AUTHENTICATION_NOT_VALIDATED: { status: 401 },
  AUTHENTICATION_DEACTIVATED: { status: 401 },
  CONFIRMATION_REQUIRED: { status: 403 },
  TOKEN_SCOPE_FORBIDDEN: { status: 403 },
  SESSION_REQUIRED: { status: 403 },
  FACTOR_REQUIRED: { status: 401 },
  FACTOR_NOT_VALID: { status: 401 },
  FACTOR_EXISTS: { status: 409 },
  FACTOR_SETUP_REQUIRED: { status: 403 },
  PASSKEY_NOT_VALID: { status: 422 },
  SINGLE_SIGN_ON_REQUIRED: { status: 422 },
  PROVIDER_UNAVAILABLE: { status: 422 },
  PROVIDER_REFUSED: { status: 422 },
  DOMAIN_NOT_VERIFIED: { status: 409 },
  DOMAIN_TAKEN: { status: 409 },
  SECOND_ADMINISTRATOR_REQUIRED: { status: 409 },
  RECOVERY_NOT_NEEDED: { status: 409 },
  RECOVERY_APPROVED_ALREADY: { status: 409 },
  PASSWORD_CHANGE_FAILED: { status: 422 },
  LINK_NOT_VALID: { status: 422 },
  REPORT_LINK_NOT_VALID: { status: 403 },
  COUNSEL_LINK_NOT_VALID: { status: 410 },
  CALENDAR_ENDED: { status: 410 },
  ACCOUNT_ALREADY_EXISTS: { status: 409 },
  USER_EMAIL_TAKEN: { status: 409 },
  EMAIL_IN_OTHER_ACCOUNT: { status: 409 },
  USER_NOT_VALIDATED: { status: 409 },
  USER_ALREADY_VALIDATED: { status: 409 },
  USER_LAST_ADMINISTRATOR: { status: 409 },
  ACCOUNT_NOT_EMPTY: { status: 409 },
  STALE_VERSION: { status: 409 },
  LOCK_ALREADY_OPEN: { status: 409 },
  RELEASE_ASKED: { status: 409 },
  ASSESSMENT_LOCKED: { status: 409 },
  ASSESSMENT_INCOMPLETE: { status: 422 },
  IMPORT_RUNNING: { status: 409 },
  IMPORT_OVER: { status: 409 },
  IMPORT_WORKED_ON: { status: 409 },
  REQUEST_TIMEOUT: { status: 408 },
  PRECONDITION_FAILED: { status: 412 },
  TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  RANGE_NOT_SATISFIABLE: { status: 416 },
  HEADERS_TOO_LARGE: { status: 431 },
  TOO_MANY_REQUESTS: { status: 429 },
  UNAVAILABLE: { status: 503 },
  FILES_UNAVAILABLE: { status: 503 },
  SCAN_UNAVAILABLE: { status: 503 },
  STORAGE_FULL: { status: 507 },
  FILES_FULL: { status: 507 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** An error in one field, named by its dotted path. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/**
 * The shape of every error response. `current`: the present state, if the change was based on a stale version. The API
 * documentation has it once by its name: written out for each endpoint it would be more than half of the document.
 */
export const ErrorBody = z
  .object({
    success: z.literal(false),
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.string(),
    errors: z.array(FieldError).optional(),
    current: z.unknown().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
