import { z } from 'zod'

/** Every refusal a caller can meet: its status and its text, word for word from the catalogue where it gives one. */
export const ERRORS = {
  GENERIC: { status: 500, message: 'An error occurs.' },
  ACCOUNT_INVALID_NOT_FOUND: {
    status: 401,
    message: 'Your account is not valid, please disconnect and try again.',
  },
  USER_INVALID_AUTHENTICATION_FORBIDDEN: { status: 403, message: 'You are not allowed to perform this user action.' },
  USER_INVALID_ACCOUNT_FORBIDDEN: { status: 403, message: 'You are not allowed to perform this account action.' },
  USER_INVALID_ROLE_FORBIDDEN: { status: 403, message: 'Your role is not high enough to perform this action.' },
  ASSESSMENT_NOT_FOUND: { status: 404, message: 'Assessment not found.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  VERSION_NOT_FOUND: { status: 404, message: 'There is no such version.' },
  ACTIVATION_NOT_FOUND: { status: 404, message: 'There is no such activation.' },
  VERSION_NOT_DRAFT: { status: 409, message: 'Only a draft can be changed: begin a new one from this version.' },
  VERSION_ALREADY_ACTIVE: { status: 409, message: 'This version is active already.' },
  VERSION_SECOND_PERSON: {
    status: 403,
    message: 'Somebody else has to make a version active that you were the last to edit.',
  },
  VERSION_NOT_VALID: { status: 422, message: 'This version cannot be made active: something in it is wrong.' },
  COUNTRY_NOT_FOUND: { status: 404, message: 'Country not found.' },
  MALFORMED: { status: 400, message: 'The request is not readable.' },
  INVALID_INPUT: { status: 422, message: 'Some of the input is not valid.' },
  AUTHENTICATION_REQUIRED: { status: 401, message: 'Please sign in.' },
  AUTHENTICATION_FAILED: { status: 401, message: 'Wrong login (email) or password.' },
  AUTHENTICATION_NOT_VALIDATED: {
    status: 401,
    message: 'Your account is not yet validated: please open the link in the e-mail we sent you.',
  },
  AUTHENTICATION_DEACTIVATED: { status: 401, message: 'Your account is deactivated.' },
  PASSWORD_CHANGE_FAILED: { status: 422, message: 'Authentication error' },
  LINK_NOT_VALID: { status: 422, message: 'This link was used, is too old, or a newer one took its place.' },
  REPORT_LINK_NOT_VALID: {
    status: 403,
    message: 'This link was changed or is no longer good: please download the report again.',
  },
  ACCOUNT_ALREADY_EXISTS: { status: 409, message: 'Error during account creation.' },
  USER_EMAIL_TAKEN: { status: 409, message: 'Somebody in your list already uses this e-mail.' },
  EMAIL_IN_OTHER_ACCOUNT: {
    status: 409,
    message:
      'This e-mail address belongs to another account: change the address there first, then open the link again.',
  },
  USER_NOT_VALIDATED: { status: 409, message: 'Only the invited person can accept the invitation.' },
  USER_ALREADY_VALIDATED: { status: 409, message: 'This user has already been validated.' },
  USER_LAST_ADMINISTRATOR: { status: 409, message: 'Somebody has to stay administrator: name another one first.' },
  ACCOUNT_NOT_EMPTY: { status: 409, message: 'This account still holds users or assessments.' },
  STALE_VERSION: { status: 409, message: 'Somebody else changed this meanwhile.' },
  LOCK_ALREADY_OPEN: { status: 409, message: 'This lock is open already.' },
  ASSESSMENT_LOCKED: { status: 409, message: 'The assessment is locked.' },
  ASSESSMENT_INCOMPLETE: { status: 422, message: 'Some required questions are not answered yet.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  PRECONDITION_FAILED: { status: 412, message: 'The file is not as the request requires it to be.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'The file has no such range.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers of the request are too large.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests: please wait a moment.' },
  UNAVAILABLE: { status: 503, message: 'The portal is not ready yet: please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** What is wrong with one field, named by its dotted path. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The one shape of every failure on the wire. `current`: the present state, on a stale change. */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  errors: z.array(FieldError).optional(),
  current: z.unknown().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
