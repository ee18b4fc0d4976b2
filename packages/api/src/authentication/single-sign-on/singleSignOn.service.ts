import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { identities, sessions, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import type { OneTimeToken } from '../keys.ts'
import { takeOneTimeToken } from '../oneTimeTokens.ts'
import { endAccess } from '../sessions/endAccess.ts'
import type { Client } from '../sessions/sessions.repo.ts'
import { type Access, beginSession, type SignInAnswer } from '../sign-in/authentication.service.ts'
import { countAttempt } from '../throttle.ts'
import { findWithGroups } from '../users.repo.ts'
import { beginSignIn, discover, type Identity, type OidcClient, readIdentity, readPending } from './provider.ts'
import { domainOf, findProvider, findProviderOf, mustUseProvider, type Provider } from './providers.repo.ts'

export type SingleSignOnAccess = Access & { privateProviders: boolean }

export const oidcClientOf = (access: SingleSignOnAccess, { issuer, clientId, clientSecret }: Provider): OidcClient => ({
  issuer,
  clientId,
  clientSecret: access.box.open(clientSecret).toString(),
  redirectUri: redirectUriOf(access),
  privateProviders: access.privateProviders,
})

/** The page of the portal to which providers redirect browsers. */
export const redirectUriOf = ({ publicUrl }: Pick<Access, 'publicUrl'>): string => `${publicUrl}/signed-in-elsewhere`

type Begin = { email: string; sharedComputer: boolean; address: string }

/**
 * The URL at which an email address signs in, and the one-time token that the browser keeps meanwhile; undefined if no
 * provider is in use for its domain. Throws PROVIDER_UNAVAILABLE.
 */
export async function beginSingleSignOn(access: SingleSignOnAccess, { email, sharedComputer, address }: Begin) {
  const { db, keys } = access
  await countAttempt(db, { action: 'provider', who: domainOf(email), address })
  const provider = await findProviderOf(db, email)
  if (!provider) return undefined
  const client = oidcClientOf(access, provider)
  const { url, claims } = await beginSignIn(await discover(client), client, { email, again: false })
  const { accountId } = provider
  return { url, token: await keys.signOneTimeToken('singleSignOn', { ...claims, accountId, sharedComputer }) }
}

/**
 * The URL at which the actor signs in again to confirm their identity, and the one-time token that the browser keeps
 * meanwhile; undefined for an actor who signs in with a password. Throws PROVIDER_UNAVAILABLE.
 */
export async function beginConfirmation(access: SingleSignOnAccess, actor: Actor) {
  const { db, keys } = access
  const { userId, sessionId, accountId } = actor
  const { email } = actor.user
  const provider = await findProviderOf(db, email)
  if (!provider || !mustUseProvider(actor, provider)) return undefined
  await countAttempt(db, { action: 'provider', who: domainOf(email), address: actor.address ?? '' })
  const client = oidcClientOf(access, provider)
  const { url, claims } = await beginSignIn(await discover(client), client, { email, again: true })
  return { url, token: await keys.signOneTimeToken('singleSignOn', { ...claims, accountId, userId, sessionId }) }
}

type Finish = { answer: string; token: string | undefined; browser: Client }

/**
 * Signs in with the provider's response, or confirms the identity of a signed-in user; each response is accepted once.
 * Throws PROVIDER_REFUSED if the response does not belong to this browser's request, is replayed, or is about an
 * address outside the verified domain.
 */
export async function finishSingleSignOn(
  access: SingleSignOnAccess,
  { answer, token, browser }: Finish,
): Promise<SignInAnswer> {
  const { db, keys } = access
  const pending = await readPending(keys, token)
  if (!pending || !(await takeOneTimeToken(db, pending))) throw new AppError('PROVIDER_REFUSED')
  const provider = await findProvider(db, String(pending.claims.accountId))
  if (!provider?.enabled || provider.domainVerifiedAt === null) throw new AppError('PROVIDER_REFUSED')
  const client = oidcClientOf(access, provider)
  const identity = await readIdentity(await discover(client), client, answer, pending.claims)
  await refuseForeignDomain(access, provider, identity, browser)
  if (pending.claims.again === true) return confirmSession(access, provider, identity, pending.claims)
  return db.transaction(async (tx) => {
    const userId = await findOrMakeUser(tx, provider, identity, browser)
    const user = await findWithGroups(tx, userId)
    if (user?.status !== 'ACTIVE') throw new AppError('AUTHENTICATION_DEACTIVATED')
    const shared = pending.claims.sharedComputer === true
    return beginSession(tx, access, { user, client: browser, shared, by: 'provider' })
  })
}

/** Lets the session that began the request make sensitive changes for a while, if the same user signed in again. */
async function confirmSession(
  { db }: SingleSignOnAccess,
  { accountId }: Provider,
  { issuer, subject }: Identity,
  { userId, sessionId }: OneTimeToken['claims'],
): Promise<SignInAnswer> {
  const same = and(eq(identities.accountId, accountId), eq(identities.issuer, issuer), eq(identities.subject, subject))
  const [signedIn] = await db.select({ userId: identities.userId }).from(identities).where(same)
  if (!signedIn || signedIn.userId !== userId) throw new AppError('PROVIDER_REFUSED')
  const living = and(
    eq(sessions.sessionId, String(sessionId)),
    eq(sessions.userId, signedIn.userId),
    isNull(sessions.endedAt),
  )
  await db.update(sessions).set({ confirmedAt: new Date() }).where(living)
  const message = translate('replies.confirmedElsewhere')
  const session = { success: true, message, accessToken: null, user: null, passwordChangeRequired: false } as const
  return { session, refreshToken: null, shared: false }
}

/** A provider vouches only for the domain that was verified for its account. */
async function refuseForeignDomain(
  { db }: SingleSignOnAccess,
  { accountId, domain }: Provider,
  { email, subject }: Identity,
  { address }: Client,
): Promise<void> {
  if (domainOf(email) === domain) return
  await db.transaction((tx) =>
    writeAudit(tx, { accountId, userId: null, address }, 'USER_IDENTITY_REFUSED', { email, subject }),
  )
  throw new AppError('PROVIDER_REFUSED')
}

/**
 * The user linked to this subject of the provider. The first time, it links the user with the address, or creates one
 * with the lowest role. Throws PROVIDER_REFUSED if the address is linked to another subject, EMAIL_IN_OTHER_ACCOUNT if
 * it belongs to another account.
 */
async function findOrMakeUser(tx: Transaction, provider: Provider, identity: Identity, { address }: Client) {
  const { accountId } = provider
  const { issuer, subject, email } = identity
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('identity:' || lower(${email}), 0))`)
  const same = and(eq(identities.accountId, accountId), eq(identities.issuer, issuer), eq(identities.subject, subject))
  const [known] = await tx.select().from(identities).where(same)
  if (known) return known.userId
  await refuseOtherAccount(tx, accountId, email)
  const userId = (await adoptUser(tx, provider, email)) ?? (await insertUser(tx, accountId, identity))
  await tx.insert(identities).values({ userId, accountId, issuer, subject })
  await writeAudit(tx, { accountId, userId, address }, 'USER_IDENTITY_LINKED', { userId, email, issuer, subject })
  return userId
}

const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`

async function refuseOtherAccount(tx: Transaction, accountId: string, email: string): Promise<void> {
  const elsewhere = and(hasEmail(email), ne(users.accountId, accountId), ne(users.status, 'CREATED'))
  if ((await tx.$count(users, elsewhere)) > 0) throw new AppError('EMAIL_IN_OTHER_ACCOUNT')
}

/**
 * Makes an existing user sign in at the provider from now on: an invitation counts as accepted, and the password
 * becomes void unless the user is the emergency administrator.
 */
async function adoptUser(tx: Transaction, provider: Provider, email: string): Promise<string | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(hasEmail(email), eq(users.accountId, provider.accountId)))
    .orderBy(sql`${users.status} = 'CREATED'`)
    .limit(1)
    .for('update')
  if (!user) return undefined
  const { userId, status } = user
  if ((await tx.$count(identities, eq(identities.userId, userId))) > 0) throw new AppError('PROVIDER_REFUSED')
  await endAccess(tx, userId)
  const isEmergency = provider.emergencyUserId === userId
  await tx
    .update(users)
    .set({
      ...(!isEmergency && { passwordHash: null, passwordChangeRequired: false }),
      ...(status === 'CREATED' && { status: 'ACTIVE' as const }),
      updatedAt: new Date(),
    })
    .where(eq(users.userId, userId))
  return userId
}

async function insertUser(tx: Transaction, accountId: string, { email, firstName, lastName }: Identity) {
  const userId = randomUUID()
  const user = { userId, accountId, email, firstName, lastName, role: 'GUEST_USER', status: 'ACTIVE' } as const
  await tx.insert(users).values(user)
  return userId
}
