import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag } from './cachedResponse.ts'
import { AppError } from './errors.ts'

/** The version on which a change is based (`If-Match`); undefined if the caller does not send one. */
export const ifMatchOf = (request: FastifyRequest): string | undefined => request.headers['if-match']

/**
 * Whether a change is based on a version other than the current one. `*` matches any version, a list names several, and
 * a weak tag never matches (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1).
 */
export function isStale(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return false
  return !ifMatch.split(',').some((tag) => tag.trim() === entityTag(version))
}

/** Refuses a change based on an old version. Throws STALE_VERSION with the current entity. */
export function refuseStale<Entity extends { version: number }>(ifMatch: string | undefined, current: Entity): void {
  if (isStale(ifMatch, current.version)) throw new AppError('STALE_VERSION', { current })
}

/** Sends the version of the response as the entity tag that the next change must match. */
export function tagVersion(reply: FastifyReply, { version }: { version: number }): void {
  void reply.header('etag', entityTag(version))
}
