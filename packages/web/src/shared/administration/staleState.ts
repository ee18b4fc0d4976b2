import type { z } from 'zod'
import { ApiError } from '../../api/call.ts'

/** What is there now, when a change was refused because somebody else was faster; otherwise null. */
export function staleState<S extends z.ZodType>(error: unknown, schema: S): z.output<S> | null {
  if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return null
  const current = schema.safeParse(error.current)
  return current.success ? current.data : null
}
