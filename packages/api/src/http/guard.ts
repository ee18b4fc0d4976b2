import { type Endpoint, tokenAccess } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import { continueIn } from '../text/language.ts'
import type { Actor } from './actor.ts'
import { AppError } from './errors.ts'

/** Identifies the holder of an access token or API token; throws if the token is not, or no longer, valid. */
export type Identify = (bearerToken: string, address: string) => Promise<Omit<Actor, 'address'>>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on every endpoint that is not public, and where a link names its user. */
    actor: Actor | null
  }
}

/** Decides whether a request may reach its endpoint, before its body is read; no other code does. */
export const guard =
  (endpoint: Endpoint, identify: Identify) =>
  async (request: FastifyRequest): Promise<void> => {
    const { access, path } = endpoint
    // These endpoints use a cookie, which a browser also sends on cross-site requests (CSRF).
    if (path.startsWith('/authentication/')) refuseForeignSite(request)
    if (access === 'public') return
    // Fastify computes the address anew each time.
    const { ip } = request
    const actor = await identify(bearerToken(request), ip)
    continueIn(actor.user.preferences.language)
    // Set before any refusal, so that the log can name the user.
    request.actor = { ...actor, address: ip }
    refuseToken(endpoint, actor)
    if (actor.user.mustAddFactor && !isForSetUp(endpoint)) throw new AppError('FACTOR_SETUP_REQUIRED')
    if (access !== 'signedIn' && !access.some((permission) => actor.user.allowedActions.includes(permission))) {
      throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    }
  }

/** An API token may do what its scopes cover, and never more than its user. */
function refuseToken(endpoint: Endpoint, { token }: Pick<Actor, 'token'>): void {
  if (!token) return
  const access = tokenAccess(endpoint)
  if (access === 'session only') throw new AppError('SESSION_REQUIRED')
  if (access !== 'any token' && !token.scopes.includes(access)) throw new AppError('TOKEN_SCOPE_FORBIDDEN')
}

/** The endpoints open to a user who must first add a second factor: authentication and their own profile. */
const isForSetUp = ({ access, path }: Endpoint): boolean =>
  access === 'signedIn' && (path.startsWith('/authentication/') || path === '/users/me')

export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1]

function bearerToken(request: FastifyRequest): string {
  const token = bearerTokenOf(request)
  if (!token) throw new AppError('AUTHENTICATION_REQUIRED')
  return token
}

function refuseForeignSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  const own = site === undefined ? isOwnOrigin(request) : site === 'same-origin' || site === 'none'
  if (!own) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
}

/** Browsers without Sec-Fetch-Site send an Origin with every POST; other programs send neither header. */
function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
