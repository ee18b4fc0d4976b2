import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'
import type { Permission } from '../roles/roles.ts'

/** Scopes of an API token; `scim` is for the company directory that provisions users and groups. */
export const SCOPES = ['read:hub', 'read:assessments', 'assess', 'administer', 'scim'] as const
export const Scope = z.enum(SCOPES)
export type Scope = z.infer<typeof Scope>

/** A scope can be granted by users who have one of these permissions; a scope without an entry, by everyone. */
export const SCOPE_NEEDS: { readonly [scope in Scope]?: readonly Permission[] } = {
  assess: ['CREATE_ASSESSMENTS'],
  administer: ['MANAGE_USERS', 'MANAGE_USER_GROUPS', 'MANAGE_LEGAL_CONTENT'],
  scim: ['MANAGE_USER_GROUPS'],
}

/** The scopes that a user with these permissions may grant to a token. */
export const grantableScopes = (permissions: readonly Permission[]): Scope[] =>
  SCOPES.filter((scope) => SCOPE_NEEDS[scope]?.some((permission) => permissions.includes(permission)) ?? true)

export const MAX_TOKEN_DAYS = 365

/** An API token as listed; its secret is returned once, on creation. */
export const ApiToken = z.object({
  tokenId: z.uuid(),
  name: z.string(),
  scopes: z.array(Scope),
  /** The user on whose behalf the token acts. */
  userId: z.uuid(),
  user: z.string(),
  /** The first characters of the token, by which it can be recognised. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Accurate to the minute; null if never used. */
  usedAt: z.iso.datetime().nullable(),
  usedFrom: z.string().nullable(),
  /** Null if the token is not revoked. */
  revokedAt: z.iso.datetime().nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const ApiTokenInput = z.strictObject({
  name: visibleText(1).max(100),
  scopes: z.array(Scope).min(1).max(SCOPES.length),
  /** Validity in days. */
  days: z.int().min(1).max(MAX_TOKEN_DAYS),
})

const Done = z.object({ success: z.literal(true), message: z.string() })

export const tokens = {
  own: endpoint({
    method: 'GET',
    path: '/tokens',
    summary: "List one's own API tokens, latest first",
    access: 'signedIn',
    response: countedRows(ApiToken),
  }),
  ofAccount: endpoint({
    method: 'GET',
    path: '/tokens/account',
    summary: 'List the API tokens of the accounts that the caller administers, latest first, at most 1000',
    access: ['MANAGE_USER_GROUPS'],
    response: countedRows(ApiToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/tokens',
    summary: 'Create an API token; the token is returned once. Requires the password again',
    access: 'signedIn',
    body: ApiTokenInput,
    response: Done.extend({ token: z.string(), apiToken: ApiToken }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/tokens/:id',
    summary: "Revoke an API token: one's own, or one of an account that the caller administers",
    access: 'signedIn',
    params: z.object({ id: z.uuid() }),
    response: Done,
  }),
}
