import { ApiError } from '../api/call.ts'

/** Validation messages of the server by field path. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof ApiError ? error.fields.map(({ path, message }) => [path, message]) : [])
