import { ApiError } from './ApiError.ts'

/**
 * What an address names is not there. What cannot be a name of such a thing is refused as bad input; to the reader it is
 * as little there.
 */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)
