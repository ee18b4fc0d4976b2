import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag } from './cachedResponse.ts'
import { AppError } from './errors.ts'

/** The version a change was made on, as the caller names it; undefined: the caller does not say. */
export const ifMatchOf = (request: FastifyRequest): string | undefined => request.headers['if-match']

/**
 * Whether a change is of another version than the present one. `*` is any that there is, and a list names several; a
 * weak tag is never the same (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1).
 */
export function isStale(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return false
  return !ifMatch.split(',').some((tag) => tag.trim() === entityTag(version))
}

/** Refuses a change of another version than the present one, which the refusal carries. Throws STALE_VERSION. */
export function refuseStale<Entity extends { version: number }>(ifMatch: string | undefined, current: Entity): void {
  if (isStale(ifMatch, current.version)) throw new AppError('STALE_VERSION', { current })
}

/** The version of what is answered goes out as the entity tag that the next change has to match. */
export function tagVersion(reply: FastifyReply, { version }: { version: number }): void {
  void reply.header('etag', entityTag(version))
}
