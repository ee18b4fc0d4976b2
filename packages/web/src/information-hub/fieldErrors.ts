import { ApiError } from '../api/call.ts'

/** What the server refuses, by field. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof ApiError ? error.fields.map(({ path, message }) => [path, message]) : [])
