import { Email, type ErrorCode, type RefusalCause } from '@portal/contract'
import * as oidc from 'openid-client'
import { AppError } from '../../http/errors.ts'
import type { Keys, OneTimeToken } from '../keys.ts'
import { publicFetch } from './publicFetch.ts'

/** How an account is registered at its identity provider, and where the provider redirects browsers. */
export type OidcClient = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  /** Whether an address counts of which the provider does not say whether it is verified. */
  acceptsUnverified: boolean
  /** Whether the provider may be in a private network and be called without TLS. */
  privateProviders: boolean
}
/** The identity of a person, as the provider states it. */
export type Identity = { issuer: string; subject: string; email: string; firstName: string; lastName: string }

/** Thrown for a person whom the provider may not sign in; the administrator of the account is told the cause. */
export class IdentityRefused extends Error {
  readonly refusal: RefusalCause
  readonly code: ErrorCode
  readonly identity: Partial<Identity>

  constructor(refusal: RefusalCause, identity: Partial<Identity> = {}, code: ErrorCode = 'PROVIDER_REFUSED') {
    super(refusal)
    this.refusal = refusal
    this.identity = identity
    this.code = code
  }
}

const SECONDS = 8
/** The greatest difference between now and the time at which the provider says that it issued its answer. */
const MAX_SKEW_S = 120
/**
 * The greatest age of an authentication (`max_age`) when the user was asked to sign in again and has only just come
 * back.
 */
const MAX_AGE_S = 60
const SCOPE = 'openid email profile'

/**
 * Fetches the provider's discovery document each time, so that changed keys and endpoints take effect at once. Throws
 * PROVIDER_UNAVAILABLE.
 */
export async function discover({
  issuer,
  clientId,
  clientSecret,
  privateProviders,
}: OidcClient): Promise<oidc.Configuration> {
  try {
    const config = await oidc.discovery(new URL(issuer), clientId, { client_secret: clientSecret }, undefined, {
      timeout: SECONDS,
      [oidc.customFetch]: publicFetch(privateProviders),
      execute: [oidc.enableNonRepudiationChecks, ...(privateProviders ? [oidc.allowInsecureRequests] : [])],
    })
    if (config.serverMetadata().authorization_endpoint === undefined) throw new Error('No authorization endpoint.')
    return config
  } catch {
    throw new AppError('PROVIDER_UNAVAILABLE')
  }
}

type SignInRequest = {
  email: string
  /** Whether a user who is signed in at the provider must authenticate again. */
  again: boolean
}

/**
 * The authorization URL for the browser, and the claims of the one-time token that it brings back with the provider's
 * response.
 */
export async function beginSignIn(
  config: oidc.Configuration,
  { redirectUri }: OidcClient,
  { email, again }: SignInRequest,
) {
  const codeVerifier = oidc.randomPKCECodeVerifier()
  const state = oidc.randomState()
  const nonce = oidc.randomNonce()
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    login_hint: email,
    ...(again && { prompt: 'login', max_age: '0' }),
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, claims: { codeVerifier, state, nonce, again } }
}

export const readPending = (keys: Keys, token: string | undefined): Promise<OneTimeToken | undefined> =>
  token === undefined ? Promise.resolve(undefined) : keys.readOneTimeToken('singleSignOn', token)

/**
 * Exchanges the provider's response for the identity of the person who signed in; checks state, nonce, PKCE, issuer,
 * audience, times and signature. Throws IdentityRefused, also if the provider does not vouch for the email address.
 */
export async function readIdentity(
  config: oidc.Configuration,
  { redirectUri, issuer, acceptsUnverified }: OidcClient,
  answer: string,
  { state, nonce, codeVerifier, again }: OneTimeToken['claims'],
): Promise<Identity> {
  const claims: Claims | undefined = await exchange(config, new URL(`${redirectUri}?${answer}`), {
    expectedState: String(state),
    expectedNonce: String(nonce),
    pkceCodeVerifier: String(codeVerifier),
    idTokenExpected: true,
    ...(again === true && { maxAge: MAX_AGE_S }),
  }).catch(() => undefined)
  if (!claims) throw new IdentityRefused('answer')
  const { sub: subject, iat } = claims
  if (typeof iat !== 'number' || Math.abs(Date.now() / 1000 - iat) > MAX_SKEW_S) {
    throw new IdentityRefused('time', { subject })
  }
  const email = Email.safeParse(claims.email).data
  if (!email) throw new IdentityRefused('noEmail', { subject })
  if (!isVerified(claims, acceptsUnverified)) throw new IdentityRefused('unverified', { subject, email })
  const [local = email] = email.split('@')
  const firstName = nameOf(claims.given_name) ?? local
  const lastName = nameOf(claims.family_name) ?? local
  return { issuer, subject, email, firstName, lastName }
}

/** Entra ID never sends `email_verified`; with `xms_edov` it says that the owner of the domain is verified. */
function isVerified({ email_verified: verified, xms_edov: domainOwned }: Claims, acceptsUnverified: boolean): boolean {
  if (verified !== undefined) return verified === true || verified === 'true'
  return acceptsUnverified || [true, 1, '1', 'true'].some((value) => value === domainOwned)
}

type Claims = { readonly sub: string; readonly [name: string]: unknown }

/**
 * The claims about the user from the signed ID token. If it has no email, that of the user info endpoint counts together
 * with what the same source says about it.
 */
async function exchange(
  config: oidc.Configuration,
  url: URL,
  checks: oidc.AuthorizationCodeGrantChecks,
): Promise<Claims | undefined> {
  const tokens = await oidc.authorizationCodeGrant(config, url, checks)
  const claims = tokens.claims()
  if (!claims) return undefined
  if (claims.email !== undefined) return claims
  const { email_verified: _verified, xms_edov: _domainOwned, ...others } = claims
  return { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...others }
}

const nameOf = (claim: unknown): string | undefined =>
  typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 100) || undefined
    : undefined
