import { ROLES, type Role } from '@portal/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { identityProviders } from '../../db/schema.ts'

export type Provider = typeof identityProviders.$inferSelect

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The enabled provider of the email's domain, if there is one. */
export async function findProviderOf(db: DbOrTransaction, email: string): Promise<Provider | undefined> {
  const { domain, enabled, domainVerifiedAt } = identityProviders
  const inUse = and(eq(domain, domainOf(email)), eq(enabled, true), isNotNull(domainVerifiedAt))
  const [row] = await db.select().from(identityProviders).where(inUse)
  return row
}

export async function findProvider(db: DbOrTransaction, accountId: string): Promise<Provider | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.accountId, accountId))
  return row
}

/**
 * Whether a role is above that of whoever configured the provider: otherwise an administrator could sign in by a
 * provider of their own as someone with a higher rank. Super administrators always prove a factor of their own.
 */
export const isAboveProvider = (role: Role, { configuredRole }: Provider): boolean =>
  role === 'SUPER_ADMIN' || ROLES.indexOf(role) > ROLES.indexOf(configuredRole)

/**
 * Users of the provider's account may sign in only there, except those whose rank is too high for it, and the one
 * administrator who keeps a password for when the provider is down.
 */
export const mustUseProvider = (
  { accountId, userId, role }: { accountId: string; userId: string; role: Role },
  provider: Provider | undefined,
): boolean =>
  provider?.accountId === accountId && provider.emergencyUserId !== userId && !isAboveProvider(role, provider)

/** Whether an email address is in the domain that was verified for the account. */
export async function ownsDomain(db: DbOrTransaction, accountId: string, email: string): Promise<boolean> {
  const provider = await findProvider(db, accountId)
  return provider !== undefined && provider.domainVerifiedAt !== null && provider.domain === domainOf(email)
}
