import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { says } from '../http/issueMessage.ts'
import { visibleText, WebAddress } from '../http/text.ts'
import { Email } from '../users/password.ts'
import { Session } from './session.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/, { error: says('fields.domain') })

/** The single sign-on of an account at its own identity provider (OpenID Connect). */
export const SingleSignOn = z.object({
  accountId: z.string(),
  account: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** The e-mail domain whose users sign in at the provider. */
  domain: z.string(),
  domainVerifiedAt: z.iso.datetime().nullable(),
  /** The TXT record that proves ownership of the domain. */
  domainRecord: z.string(),
  enabled: z.boolean(),
  /** Whether addresses count of which the provider does not say whether they are verified. */
  acceptsUnverified: z.boolean(),
  /** Whether another administrator, or the operator, has to verify the domain. */
  needsSecondPerson: z.boolean(),
  /** The administrator who switched single sign-on on, and who keeps a password in case the provider is down. */
  emergencyUser: z.string().nullable(),
  /** To be registered at the provider. */
  redirectUri: z.string(),
})
export type SingleSignOn = z.infer<typeof SingleSignOn>

const SingleSignOnInput = z.strictObject({
  issuer: WebAddress.max(500),
  clientId: visibleText(1).max(500),
  /** Left out, the secret stays unchanged. */
  clientSecret: z.string().min(1).max(1000).optional(),
  domain: Domain,
  /**
   * Accepts addresses of which the provider does not say whether they are verified, as Entra ID does not: only for a
   * provider that serves this organisation alone.
   */
  acceptsUnverified: z.boolean().default(false),
})

/** Why a provider did not sign someone in. */
export const REFUSAL_CAUSES = [
  'unavailable',
  'answer',
  'time',
  'noEmail',
  'unverified',
  'domain',
  'rank',
  'otherAccount',
  'otherSubject',
  'otherUser',
  'deactivated',
] as const
export type RefusalCause = (typeof REFUSAL_CAUSES)[number]

export const ProviderRefusal = z.object({
  at: z.iso.datetime(),
  /** Null if the provider named none. */
  email: z.string().nullable(),
  cause: z.enum(REFUSAL_CAUSES),
})
export type ProviderRefusal = z.infer<typeof ProviderRefusal>

/** Where a directory keeps the users and groups of its account (SCIM 2.0), which is no part of this contract. */
export const SCIM_PATH = '/api/scim/v2'

const Saved = Done.extend({ singleSignOn: SingleSignOn })

export const singleSignOn = {
  begin: endpoint({
    method: 'POST',
    path: '/authentication/single-sign-on/begin',
    summary: 'Begin to sign in at the identity provider of an e-mail address; null if its domain has none',
    access: 'public',
    body: z.strictObject({ email: Email, sharedComputer: z.boolean().default(false) }),
    response: z.object({ url: z.string().nullable() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/authentication/single-sign-on/finish',
    summary:
      'Complete the sign-in with the answer of the identity provider: sets the refresh cookie, or re-authenticates without a new session',
    access: 'public',
    body: z.strictObject({
      /** The query string with which the provider redirected the browser. */
      answer: z.string().min(1).max(8000),
    }),
    response: Session,
  }),
  beginConfirmation: endpoint({
    method: 'POST',
    path: '/authentication/single-sign-on/confirm',
    summary: 'Begin to re-authenticate at the identity provider; null for a user who has a password',
    access: 'signedIn',
    response: Done.extend({ url: z.string().nullable() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/authentication/single-sign-on',
    summary: "Read the single sign-on of one's own account, null if it has none, and why sign-ins were refused lately",
    access: ['MANAGE_USER_GROUPS'],
    response: z.object({
      singleSignOn: SingleSignOn.nullable(),
      refusals: z.array(ProviderRefusal),
      /** To be registered at the provider, before anything else is known of it. */
      redirectUri: z.string(),
      /** To be given to the directory of the company (SCIM). */
      directoryAddress: z.string(),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/authentication/single-sign-on',
    summary: "Set up single sign-on for one's own account, not yet in use; requires the password again",
    access: ['MANAGE_USER_GROUPS'],
    body: SingleSignOnInput,
    response: Saved,
  }),
  test: endpoint({
    method: 'POST',
    path: '/authentication/single-sign-on/test',
    summary: 'Test whether the identity provider answers and supports OpenID Connect with PKCE',
    access: ['MANAGE_USER_GROUPS'],
    response: Done,
  }),
  verifyDomain: endpoint({
    method: 'POST',
    path: '/authentication/single-sign-on/verify-domain',
    summary: 'Verify the domain by its TXT record',
    access: ['MANAGE_USER_GROUPS'],
    response: Saved,
  }),
  unconfirmed: endpoint({
    method: 'GET',
    path: '/authentication/single-sign-on/unconfirmed',
    summary: 'List the domains that wait to be verified',
    access: ['MANAGE_ACCOUNTS'],
    response: z.object({ count: z.int(), rows: z.array(SingleSignOn) }),
  }),
  confirmDomain: endpoint({
    method: 'POST',
    path: '/authentication/single-sign-on/confirm-domain',
    summary: 'Confirm as the operator that a domain belongs to an account; requires the password again',
    access: ['MANAGE_ACCOUNTS'],
    body: z.strictObject({ accountId: z.string().max(40), domain: Domain }),
    response: Done,
  }),
  enable: endpoint({
    method: 'PUT',
    path: '/authentication/single-sign-on/enabled',
    summary: "Switch single sign-on of one's own account on or off; requires the password again",
    access: ['MANAGE_USER_GROUPS'],
    body: z.strictObject({ enabled: z.boolean() }),
    response: Saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/authentication/single-sign-on',
    summary: "Remove single sign-on from one's own account: passwords are valid again; requires the password again",
    access: ['MANAGE_USER_GROUPS'],
    response: Done,
  }),
}
